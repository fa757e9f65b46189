/** The query parameter that opens the usage dashboard on any page (core specification, section 2). */
const PARAMETER = 'modal';
const VALUE = 'usage';

/**
 * Fired on `window` on every change of the address (core specification, section 2). The dashboard
 * listens to it together with `popstate`, so that a script that calls `history.pushState` and fires
 * it opens the dashboard as well.
 */
export const URL_CHANGE_EVENT = 'urlchange';

/** Whether a search string opens the usage dashboard. */
export function isUsageModalOpen(search: string): boolean {
  return new URLSearchParams(search).getAll(PARAMETER).includes(VALUE);
}

/** The search string without `modal`; everything else stays, letter for letter. */
export function searchWithoutUsageModal(search: string): string {
  const rest = otherPairs(search);
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}

/** The search string with the dashboard's parameter set; everything else stays. */
export function searchWithUsageModal(search: string): string {
  return `?${[...otherPairs(search), `${PARAMETER}=${VALUE}`].join('&')}`;
}

function otherPairs(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !new URLSearchParams(pair).has(PARAMETER));
}
