/** The fields that the amount of a transaction is read from. */
export interface AmountFields {
  isCredit: boolean | null;
  amount: number | null;
  formattedAmount: string | null;
  balanceBefore: number | null;
  balanceAfter: number | null;
}

/** Parses `+1,234.50`, `-5.00` or `− 5 credits`; `null` without digits. */
function parseFormatted(text: string): { size: number; isNegative: boolean } | null {
  const [digits] = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(text) ?? [];
  if (digits === undefined) return null;
  const prefix = text.slice(0, text.indexOf(digits));
  return { size: Number(digits.replaceAll(',', '')), isNegative: /[-−–(]/.test(prefix) };
}

/**
 * The signed amount of a transaction in credits, from the first of `amount`, `formattedAmount` and
 * the two balances; `isCredit` decides the sign.
 * @returns `null` when all three are missing
 */
export function signedAmount(fields: AmountFields): number | null {
  const { isCredit, amount, formattedAmount, balanceBefore, balanceAfter } = fields;
  const formatted = formattedAmount === null ? null : parseFormatted(formattedAmount);
  const balanceChange =
    balanceBefore === null || balanceAfter === null ? null : balanceAfter - balanceBefore;

  const size = amount ?? formatted?.size ?? balanceChange;
  if (size === null) return null;
  const isNegative =
    isCredit === null
      ? formatted?.isNegative === true || [amount, balanceChange].some((value) => (value ?? 0) < 0)
      : !isCredit;
  // Adding zero turns -0 into 0.
  return (isNegative ? -Math.abs(size) : Math.abs(size)) + 0;
}
