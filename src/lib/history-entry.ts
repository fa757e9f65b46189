/** State stored in history entries, which Back, Forward and a reload restore. */

/** The `state` of a link or navigation. */
export interface EntryState {
  /** The number of entries to go back to reach the catalogue. */
  stepsFromCatalogue?: number;
  /** The previous entry is the list from which these details were opened. */
  openedOutput?: boolean;
  /** Starts a generation when the generated profile opens. */
  generateProfile?: boolean;
  /** The token of a mailed link, which was removed from the URL. */
  token?: string;
}

/** Parses `location.state` of the router; invalid values give 0, false or ''. */
export function readEntryState(state: unknown): Required<EntryState> {
  const { stepsFromCatalogue, openedOutput, generateProfile, token } = toRecord(state);
  return {
    stepsFromCatalogue: Math.max(0, Number(stepsFromCatalogue) || 0),
    openedOutput: openedOutput === true,
    generateProfile: generateProfile === true,
    token: typeof token === 'string' ? token : '',
  };
}

/**
 * The number of shown tools, which changes while the member scrolls. It is beside the router's
 * state, which only a navigation changes.
 * @param key the router's key of the entry
 * @returns `undefined` if none is stored, or if the entry is not the browser's current one
 */
export function readShownTools(key: string): number | undefined {
  const { shownTools } = toRecord(window.history.state);
  return isCurrentEntry(key) && Number.isInteger(shownTools) ? Number(shownTools) : undefined;
}

/** Stores the number of shown tools, unless the browser shows another entry. */
export function writeShownTools(key: string, shownTools: number): void {
  if (isCurrentEntry(key)) replaceState({ shownTools });
}

function isCurrentEntry(key: string): boolean {
  // The router's key of the entry that a page load starts with is `default`.
  return (toRecord(window.history.state).key ?? 'default') === key;
}

/** Whether this page load is neither a reload nor a return by Back or Forward. */
export function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => Reflect.get(entry, 'type') === 'navigate');
}

/**
 * At a new visit, removes the number of tools and the token; call it before the first render.
 * Browsers keep the entry's state when the URL that is already open is opened again.
 */
export function clearStateOnNewVisit(): void {
  // The router stores `location.state` as `usr`.
  const { shownTools, usr } = toRecord(window.history.state);
  const { token, ...state } = toRecord(usr);
  if (!isNewVisit() || (shownTools === undefined && token === undefined)) return;
  replaceState({ shownTools: undefined, usr: state });
}

/** Changes fields of the current entry and leaves those of the router. */
function replaceState(changes: object): void {
  window.history.replaceState({ ...toRecord(window.history.state), ...changes }, '');
}

function toRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' ? { ...state } : {};
}
