/** The query parameter that opens the usage dashboard on any page (core specification, section 2). */
const PARAMETER = 'modal';
const VALUE = 'usage';

/** The search string with the dashboard's parameter set; other parameters stay. */
export function usageModalSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PARAMETER, VALUE);
  return `?${parameters.toString()}`;
}
