/** State stored in history entries, which Back, Forward and a reload restore. */

/** The `state` of a link or navigation. */
export interface EntryState {
  /**
   * The number of entries to go back to reach the list, of tools or outputs, from which this one
   * was opened.
   */
  stepsFromList?: number;
  /** Whether the portal has added the entry to open a dialog of the URL: closing goes back. */
  isModal?: boolean;
  /** Starts a generation when the generated profile opens. */
  generateProfile?: boolean;
  /** Focuses Get More Credits when the usage dashboard opens. */
  focusesPurchase?: boolean;
  /** Shows in the dialog of the documents which answers a generation still needs. */
  isIncomplete?: boolean;
}

/** Parses `location.state` of the router; invalid values give 0 or false. */
export function readEntryState(state: unknown): Required<EntryState> {
  const { stepsFromList, isModal, generateProfile, focusesPurchase, isIncomplete } =
    toRecord(state);
  return {
    stepsFromList: Math.max(0, Number(stepsFromList) || 0),
    isModal: isModal === true,
    generateProfile: generateProfile === true,
    focusesPurchase: focusesPurchase === true,
    isIncomplete: isIncomplete === true,
  };
}

/**
 * The router's state of the browser's current entry. The rendered one is the same, except in the
 * event that navigates.
 */
export function currentEntryState(): unknown {
  // The router stores `location.state` as `usr`.
  return toRecord(window.history.state)['usr'];
}

/**
 * The numbers of the current entry. They are beside the router's state, which only a navigation
 * changes.
 */
function entryNumbers(): Record<string, unknown> {
  return toRecord(toRecord(window.history.state)['numbers']);
}

/**
 * A number that is stored in a history entry, such as how many items its list shows.
 * @param key the router's key of the entry
 * @returns `undefined` if none is stored, or if the entry is not the browser's current one
 */
export function readEntryNumber(key: string, name: string): number | undefined {
  const value = entryNumbers()[name];
  return isCurrentEntry(key) && Number.isFinite(value) ? Number(value) : undefined;
}

/** Stores a number in a history entry, unless the browser shows another one. */
export function writeEntryNumber(key: string, name: string, value: number): void {
  if (isCurrentEntry(key)) replaceState({ numbers: { ...entryNumbers(), [name]: value } });
}

/**
 * The router's key of the browser's current entry. `useLocation` returns it from the next render
 * on.
 */
export function currentEntryKey(): string {
  const { key } = toRecord(window.history.state);
  // The router's key of the entry that a page load starts with is `default`.
  return typeof key === 'string' ? key : 'default';
}

/** The router's index of the browser's current entry, 0 for the first one of the tab. */
export function currentEntryIndex(): number {
  return Number(toRecord(window.history.state)['idx']) || 0;
}

function isCurrentEntry(key: string): boolean {
  return currentEntryKey() === key;
}

/** Whether this page load is neither a reload nor a return by Back or Forward. */
export function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => Reflect.get(entry, 'type') === 'navigate');
}

/**
 * Prepares the entry of a page load; call it before the first render. A new visit starts without
 * the numbers of an earlier one: browsers keep the entry's state when the URL that is already open
 * is opened again. The router would count from 0, even if the tab has earlier entries, such as
 * those of a checkout.
 */
export function prepareFirstEntry(): void {
  const { idx = window.history.length - 1, numbers } = toRecord(window.history.state);
  replaceState({ idx, numbers: isNewVisit() ? undefined : numbers });
}

/** Changes fields of the current entry and leaves those of the router. */
function replaceState(changes: object): void {
  window.history.replaceState({ ...toRecord(window.history.state), ...changes }, '');
}

function toRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' ? { ...state } : {};
}
