import { beforeEach, expect, it, vi } from 'vitest';
import {
  currentEntryIndex,
  prepareFirstEntry,
  readEntryState,
  readEntryNumber,
  writeEntryNumber,
} from '@/lib/browser/history-entry';

/** Stubs the navigation type of this page load, because jsdom has no navigation timing. */
function stubPageLoad(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

const replaceEntry = (state: unknown) => window.history.replaceState(state, '');
const OF_ROUTER = { key: 'a', idx: 1, usr: { token: 'secret', stepsFromList: 1 } };

beforeEach(() => {
  replaceEntry(OF_ROUTER);
  writeEntryNumber('a', 'shownCount', 15);
});

it.each([null, 'text', [], { isModal: 1, stepsFromList: 'yes' }])(
  'the state %j of a history entry is parsed to 0 and false',
  (state) => {
    expect(readEntryState(state)).toEqual({
      stepsFromList: 0,
      isModal: false,
      generateProfile: false,
      focusesPurchase: false,
      isIncomplete: false,
    });
  },
);

it('the number of shown tools is stored beside the state of the router', () => {
  expect(window.history.state).toEqual({ ...OF_ROUTER, numbers: { shownCount: 15 } });
  writeEntryNumber('a', 'amount', 40);
  expect(readEntryNumber('a', 'shownCount')).toBe(15);
});

it('the number of shown tools of another history entry is neither read nor written', () => {
  writeEntryNumber('b', 'shownCount', 21);
  expect(readEntryNumber('b', 'shownCount')).toBeUndefined();
  expect(readEntryNumber('a', 'shownCount')).toBe(15);
});

it('a new visit of an open URL keeps the state of the router and removes the numbers', () => {
  stubPageLoad('navigate');
  prepareFirstEntry();
  expect(window.history.state).toEqual(OF_ROUTER);
});

it.each(['reload', 'back_forward'] as const)('a page load by %s keeps the state', (type) => {
  stubPageLoad(type);
  const before: unknown = window.history.state;
  prepareFirstEntry();
  expect(window.history.state).toEqual(before);
});

it('the index of a new entry counts the earlier entries of the tab', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
  replaceEntry(null);
  prepareFirstEntry();
  expect(currentEntryIndex()).toBe(2);
});
