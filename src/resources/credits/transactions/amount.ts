/** What of a transaction tells its amount: `isCredit` and a figure, or only texts and balances. */
export interface AmountFacts {
  isCredit: boolean | null;
  amount: number | null;
  formattedAmount: string | null;
  balanceBefore: number | null;
  balanceAfter: number | null;
}

/** `+1,234.50`, `-5.00`, `− 5 credits`; the figure with its sign, `null` without a figure. */
function parseFormatted(text: string): { size: number; isNegative: boolean } | null {
  const [figure] = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text) ?? [];
  if (figure === undefined) return null;
  const before = text.slice(0, text.indexOf(figure));
  return { size: Number(figure.replaceAll(',', '')), isNegative: /[-−–(]/.test(before) };
}

/**
 * The amount of a transaction in credits with its sign, from whatever the answer tells: the
 * specification (credits, section 3) knows only the formatted text, the balances and the direction.
 * @returns `null` when nothing tells
 */
export function signedAmount(facts: AmountFacts): number | null {
  const { isCredit, amount, formattedAmount, balanceBefore, balanceAfter } = facts;
  const written = formattedAmount === null ? null : parseFormatted(formattedAmount);
  const moved =
    balanceBefore === null || balanceAfter === null ? null : balanceAfter - balanceBefore;

  const size = amount ?? written?.size ?? moved;
  if (size === null) return null;
  const isNegative =
    isCredit === null
      ? written?.isNegative === true || [amount, moved].some((figure) => (figure ?? 0) < 0)
      : !isCredit;
  // Adding zero keeps a movement of nothing from becoming -0.
  return (isNegative ? -Math.abs(size) : Math.abs(size)) + 0;
}
