/** State stored in history entries, which Back, Forward and a reload restore. */

/** The `state` of a link or navigation. */
export interface EntryState {
  /** The number of entries to go back to reach the list, of tools or outputs, from which this one was opened. */
  stepsFromList?: number;
  /**
   * The number of entries to go back to close the dialog in the URL: the entry that opened the dialog, and the
   * entries that the portal has added on the same page since. It is 0 if the portal has added no entry on this
   * page to open the dialog, because a URL, a link on another page or a script opened it.
   */
  stepsToClose?: number;
  /** Starts a generation when the generated profile opens. */
  generateProfile?: boolean;
  /** The names of the open menus and dialogs that have entries, the one that this entry was added for last. */
  opened?: readonly string[];
}

function toNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function toSteps(value: unknown): number {
  return Math.max(0, Number(value) || 0);
}

/** Parses `location.state` of the router; invalid values give 0, false or []. */
export function readEntryState(state: unknown): Required<EntryState> {
  const { stepsFromList, stepsToClose, generateProfile, opened } = toRecord(state);
  return {
    stepsFromList: toSteps(stepsFromList),
    stepsToClose: toSteps(stepsToClose),
    generateProfile: generateProfile === true,
    opened: toNames(opened),
  };
}

/**
 * The state of a new entry of the same page, such as a day in the usage dashboard or another item. Its
 * `stepsFromList` and `stepsToClose` are one larger.
 * @param state the state of the current entry
 */
export function stateOfNextEntry(state: unknown): EntryState {
  const { stepsFromList, stepsToClose } = readEntryState(state);
  return {
    ...(stepsFromList > 0 && { stepsFromList: stepsFromList + 1 }),
    ...(stepsToClose > 0 && { stepsToClose: stepsToClose + 1 }),
  };
}

/**
 * The state of a link that opens a dialog in the URL of the same page.
 * @param state the state of the current entry
 */
export function stateOfUrlDialog(state: unknown): EntryState {
  const { stepsFromList, stepsToClose } = readEntryState(state);
  // The first click of a double click has added the dialog's entry. A link to the current URL replaces the current
  // entry, so after the second click the number of entries to go back is the same.
  if (stepsToClose > 0) return { stepsFromList, stepsToClose };
  return { ...stateOfNextEntry(state), stepsToClose: 1 };
}

/**
 * The options of a navigation that leaves an entry and stays on the page. It replaces the entry of a
 * menu or dialog, which closes.
 * @param state the state of the current entry
 * @param hasDialog whether the new URL opens a dialog, or another view of an open one
 */
export function samePageEntry(
  state: unknown,
  hasDialog = false,
): { replace: boolean; state: EntryState } {
  const { opened, stepsFromList, stepsToClose } = readEntryState(state);
  const replace = opened.length > 0;
  const next = replace ? { stepsFromList, stepsToClose } : stateOfNextEntry(state);
  return {
    replace,
    state: hasDialog ? { ...next, stepsToClose: next.stepsToClose || 1 } : next,
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

/** The names of the menus and dialogs for which the browser's current entry and those below it were added. */
export function openedEntries(): readonly string[] {
  return readEntryState(currentEntryState()).opened;
}

/**
 * The options of the navigation that opens a menu or dialog with a history entry of its own; `null` if
 * the browser's current entry is that entry. If all menus and dialogs of the current entry are still open, the
 * new entry is added above the current one. If one of them has closed, the new entry replaces the current one.
 * @param below the names of the current entry's menus and dialogs that are still open
 */
export function dialogEntry(
  name: string,
  below: readonly string[],
): { replace: boolean; state: EntryState } | null {
  const opened = openedEntries();
  if (opened.at(-1) === name) return null;
  const current = currentEntryState();
  const isAbove = below.length === opened.length;
  const entry = isAbove
    ? { replace: false, state: stateOfNextEntry(current) }
    : samePageEntry(current);
  return { ...entry, state: { ...entry.state, opened: [...below, name] } };
}

/** The numbers of the current entry. They are beside the router's state, which only a navigation changes. */
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
 * The router's key of the browser's current entry. `useLocation` returns it from the next render on.
 */
export function currentEntryKey(): string {
  const { key } = toRecord(window.history.state);
  // The router's key of the entry that a page load starts with is `default`.
  return typeof key === 'string' ? key : 'default';
}

/** The router's index of the browser's current entry; 0 for one that another script has added. */
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
 * At a new visit, removes what is stored in the entry except the steps from its list; call it before the
 * first render. Browsers keep the entry's state when the URL that is already open is opened again.
 */
export function clearStateOnNewVisit(): void {
  const { usr, numbers } = toRecord(window.history.state);
  const { stepsFromList, ...others } = toRecord(usr);
  if (!isNewVisit() || (numbers === undefined && Object.keys(others).length === 0)) return;
  replaceState({ numbers: undefined, usr: { stepsFromList } });
}

/** Changes fields of the current entry and leaves those of the router. */
function replaceState(changes: object): void {
  window.history.replaceState({ ...toRecord(window.history.state), ...changes }, '');
}

function toRecord(state: unknown): Record<string, unknown> {
  return typeof state === 'object' ? { ...state } : {};
}
