import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearStateOnNewVisit,
  dialogEntry,
  readEntryState,
  readEntryNumber,
  samePageEntry,
  stateOfNextEntry,
  stateOfUrlDialog,
  writeEntryNumber,
} from '@/lib/browser/history-entry';

/** Stubs the navigation type of this page load, because jsdom has no navigation timing. */
function stubPageLoad(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

const replaceEntry = (state: unknown) => window.history.replaceState(state, '');

beforeEach(() => replaceEntry({ key: 'a', idx: 1, usr: { token: 'secret', stepsFromList: 1 } }));

it.each([
  null,
  undefined,
  'text',
  1,
  [],
  {},
  { opened: [1], stepsFromList: 'yes', stepsToClose: {} },
])('the state %j of a history entry is parsed to 0, false and an empty list', (state) => {
  expect(readEntryState(state)).toEqual({
    stepsFromList: 0,
    stepsToClose: 0,
    generateProfile: false,
    opened: [],
  });
});

it.each([
  [1, 1],
  [3, 3],
  [0, 0],
  [-2, 0],
  [Number.NaN, 0],
  ['far', 0],
])('the stored distance %j from a list is parsed as %i entries', (stored, expected) => {
  expect(readEntryState({ stepsFromList: stored }).stepsFromList).toBe(expected);
});

it.each([
  [null, {}],
  [{ stepsFromList: 2 }, { stepsFromList: 3 }],
  [{ stepsToClose: 1 }, { stepsToClose: 2 }],
  [{ token: 'secret', generateProfile: true }, {}],
])(
  'after an entry with the state %j the next entry of the page has the state %j',
  (state, next) => {
    expect(stateOfNextEntry(state)).toEqual(next);
  },
);

it('a menu or dialog has an entry of its own, which the next one and the next URL of the page replace', () => {
  const opened = { stepsFromList: 2, stepsToClose: 0, opened: ['menu'] };
  expect(dialogEntry('menu', [])).toEqual({
    replace: false,
    state: { stepsFromList: 2, opened: ['menu'] },
  });
  replaceEntry({ key: 'b', usr: opened });
  expect(dialogEntry('menu', ['menu'])).toBeNull();
  expect(dialogEntry('password', [])).toEqual({
    replace: true,
    state: { ...opened, opened: ['password'] },
  });
  expect(samePageEntry(opened)).toEqual({
    replace: true,
    state: { stepsFromList: 2, stepsToClose: 0 },
  });
  expect(samePageEntry({ stepsFromList: 2 })).toEqual({
    replace: false,
    state: { stepsFromList: 3 },
  });
});

it.each([
  ['a page', {}, false, 1],
  ['an open menu, which it replaces', { opened: ['menu'] }, true, 1],
  ['another view of the dialog', { stepsToClose: 2 }, false, 3],
  ['a menu above the dialog, which it replaces', { stepsToClose: 2, opened: ['menu'] }, true, 2],
])(
  'the entry of a dialog in the URL that follows %s has the number of entries to close it',
  (_name, state, replace, stepsToClose) => {
    expect(samePageEntry(state, true)).toMatchObject({ replace, state: { stepsToClose } });
  },
);

it('a double click on a link that opens a dialog in the URL counts one entry', () => {
  const state = stateOfUrlDialog({ stepsFromList: 1 });
  expect(state).toEqual({ stepsFromList: 2, stepsToClose: 1 });
  expect(stateOfUrlDialog(state)).toEqual(state);
});

it('a dialog above another one has an entry above the other entry, which the next dialog above it replaces', () => {
  replaceEntry({ key: 'b', usr: { stepsFromList: 2, opened: ['answers'] } });
  expect(dialogEntry('documents', ['answers'])).toEqual({
    replace: false,
    state: { stepsFromList: 3, opened: ['answers', 'documents'] },
  });
  replaceEntry({ key: 'c', usr: { opened: ['answers', 'documents'] } });
  expect(dialogEntry('question', ['answers'])?.state.opened).toEqual(['answers', 'question']);
  expect(dialogEntry('question', ['answers'])?.replace).toBe(true);
});

it('the number of shown tools is stored beside the state of the router', () => {
  writeEntryNumber('a', 'shownCount', 15);
  expect(window.history.state).toEqual({
    key: 'a',
    idx: 1,
    usr: { token: 'secret', stepsFromList: 1 },
    numbers: { shownCount: 15 },
  });
  writeEntryNumber('a', 'amount', 40);
  expect(readEntryNumber('a', 'shownCount')).toBe(15);
});

it('the number of shown tools of another history entry is neither read nor written', () => {
  writeEntryNumber('a', 'shownCount', 15);
  writeEntryNumber('b', 'shownCount', 21);
  expect(readEntryNumber('b', 'shownCount')).toBeUndefined();
  expect(readEntryNumber('a', 'shownCount')).toBe(15);
});

describe('clearStateOnNewVisit', () => {
  beforeEach(() => writeEntryNumber('a', 'shownCount', 15));

  it('a new visit keeps only the steps from the list', () => {
    const usr = { token: 'secret', stepsFromList: 1, stepsToClose: 1, generateProfile: true };
    replaceEntry({ key: 'a', idx: 1, usr, numbers: { shownCount: 15 } });
    stubPageLoad('navigate');
    clearStateOnNewVisit();
    expect(window.history.state).toEqual({ key: 'a', idx: 1, usr: { stepsFromList: 1 } });
  });

  it.each(['reload', 'back_forward'] as const)('a page load by %s keeps the state', (type) => {
    stubPageLoad(type);
    const before: unknown = window.history.state;
    clearStateOnNewVisit();
    expect(window.history.state).toEqual(before);
  });

  it('a new visit of an entry without state keeps it empty', () => {
    stubPageLoad('navigate');
    replaceEntry(null);
    clearStateOnNewVisit();
    expect(window.history.state).toBeNull();
  });
});
