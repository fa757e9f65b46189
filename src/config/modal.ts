/**
 * The search parameter that opens a dialog on any page, and its values
 * (docs/product/shell.md#back).
 */
const PARAMETER = 'modal';
const MODALS = ['usage', 'buy', 'questionnaire', 'documents', 'password'] as const;

/**
 * A dialog that the URL opens: the usage dashboard, the purchase, and those of the answers and the
 * password.
 */
export type Modal = (typeof MODALS)[number];

/** The dialog that a search string opens; `null` without one. */
export function readModal(search: string): Modal | null {
  const values = new URLSearchParams(search).getAll(PARAMETER);
  return MODALS.find((modal) => values.includes(modal)) ?? null;
}

/** The parameter that an open questionnaire adds: its step. */
export const STEP_PARAMETER = 'step';

/** A search string that opens a dialog, or none; everything else in it is left as it is. */
export function withModal(search: string, modal: Modal | null): string {
  const isQuestionnaire = readModal(search) === 'questionnaire';
  const removed = isQuestionnaire ? [PARAMETER, STEP_PARAMETER] : [PARAMETER];
  const pairs = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const parameter = new URLSearchParams(pair);
      return pair !== '' && !removed.some((name) => parameter.has(name));
    });
  if (modal !== null) pairs.push(`${PARAMETER}=${modal}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
