import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearStateOnNewVisit,
  readEntryState,
  readShownTools,
  writeShownTools,
} from '@/lib/history-entry';

/** Stubs the navigation type of this page load, because jsdom has no navigation timing. */
function stubPageLoad(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

const replaceEntry = (state: unknown) => window.history.replaceState(state, '');

beforeEach(() => replaceEntry({ key: 'a', idx: 1, usr: { token: 'secret', openedOutput: true } }));

it.each([null, undefined, 'text', 1, [], {}, { token: 7, openedOutput: 'yes' }])(
  'the state %j of a history entry is parsed to 0, false and an empty text',
  (state) => {
    expect(readEntryState(state)).toEqual({
      stepsFromCatalogue: 0,
      openedOutput: false,
      generateProfile: false,
      token: '',
    });
  },
);

it.each([
  [1, 1],
  [3, 3],
  [0, 0],
  [-2, 0],
  [Number.NaN, 0],
  ['far', 0],
])('the stored distance %j from the catalogue is parsed as %i entries', (stored, expected) => {
  expect(readEntryState({ stepsFromCatalogue: stored }).stepsFromCatalogue).toBe(expected);
});

it('the number of shown tools is stored beside the state of the router', () => {
  writeShownTools('a', 15);
  expect(window.history.state).toEqual({
    key: 'a',
    idx: 1,
    usr: { token: 'secret', openedOutput: true },
    shownTools: 15,
  });
  expect(readShownTools('a')).toBe(15);
});

it('the number of shown tools of another history entry is neither read nor written', () => {
  writeShownTools('a', 15);
  writeShownTools('b', 21);
  expect(readShownTools('b')).toBeUndefined();
  expect(readShownTools('a')).toBe(15);
});

describe('clearStateOnNewVisit', () => {
  beforeEach(() => writeShownTools('a', 15));

  it('a new visit removes the number of shown tools and the token, and keeps the other fields', () => {
    stubPageLoad('navigate');
    clearStateOnNewVisit();
    expect(window.history.state).toEqual({ key: 'a', idx: 1, usr: { openedOutput: true } });
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
