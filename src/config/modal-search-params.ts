/** The search parameter that opens a dialog on any page, and its values. */
const PARAMETER = 'modal';
const MODALS = ['usage', 'buy'] as const;

/**
 * `usage` for the usage dashboard (docs/product/credits.md#usage-dashboard), `buy` for the purchase
 * (docs/product/purchase.md#purchase-dialog).
 */
export type Modal = (typeof MODALS)[number];

/** The dialog that a search string opens; `null` without one. */
export function readModal(search: string): Modal | null {
  const values = new URLSearchParams(search).getAll(PARAMETER);
  return MODALS.find((modal) => values.includes(modal)) ?? null;
}

/** A search string that opens a dialog, or none; everything else in it is left as it is. */
export function withModal(search: string, modal: Modal | null): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(PARAMETER));
  if (modal !== null) pairs.push(`${PARAMETER}=${modal}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
