/** The search parameter that opens the usage dashboard (docs/product/credits.md#usage-dashboard). */
const PARAMETER = 'modal';
const VALUE = 'usage';

/** The value that opens the purchase in place of the dashboard. */
const PURCHASE_VALUE = 'buy';

/** Whether a search string opens the purchase (docs/product/purchase.md#purchase-dialog). */
export function isPurchaseModalOpen(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === PURCHASE_VALUE;
}

/** Sets the purchase's parameter in a search string and leaves all else unchanged. */
export function searchWithPurchaseModal(search: string): string {
  return `?${[...otherParameters(search), `${PARAMETER}=${PURCHASE_VALUE}`].join('&')}`;
}

/** Whether a search string opens the usage dashboard. */
export function isUsageModalOpen(search: string): boolean {
  return new URLSearchParams(search).getAll(PARAMETER).includes(VALUE);
}

/** Removes `modal` from a search string and leaves all else unchanged. */
export function searchWithoutUsageModal(search: string): string {
  const others = otherParameters(search);
  return others.length > 0 ? `?${others.join('&')}` : '';
}

/** Sets the dashboard's parameter in a search string and leaves all else unchanged. */
export function searchWithUsageModal(search: string): string {
  return `?${[...otherParameters(search), `${PARAMETER}=${VALUE}`].join('&')}`;
}

function otherParameters(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(PARAMETER));
}
