/** The search parameter that opens a dialog on any page, and its values. */
const PARAMETER = 'modal';
const URL_DIALOGS = ['usage', 'buy'] as const;

/**
 * `usage` for the usage dashboard (docs/product/credits.md#usage-dashboard), `buy` for the purchase
 * (docs/product/purchase.md#purchase-dialog).
 */
export type UrlDialog = (typeof URL_DIALOGS)[number];

/** The dialog that a search string opens; `null` without one. */
export function readUrlDialog(search: string): UrlDialog | null {
  const values = new URLSearchParams(search).getAll(PARAMETER);
  return URL_DIALOGS.find((dialog) => values.includes(dialog)) ?? null;
}

/** A search string that opens a dialog, or none; everything else in it is left as it is. */
export function withUrlDialog(search: string, dialog: UrlDialog | null): string {
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(PARAMETER));
  if (dialog !== null) pairs.push(`${PARAMETER}=${dialog}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
