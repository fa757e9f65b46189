import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readHomeCounts, writeHomeCounts } from '@/resources/device-lists/home-counts';
import { markLaunch, recordLaunch } from '@/resources/device-lists/launches';
import { parsePins, togglePin } from '@/resources/device-lists/pins';
import { parseLaunches } from '@/resources/device-lists/schema';
import {
  parseList,
  readRawList,
  subscribeToLists,
  writeList,
} from '@/resources/device-lists/stored-list';

beforeEach(() => {
  localStorage.clear();
});
const launches = (member: string) => parseLaunches(readRawList('launched-tools', member));

it.each([
  ['nothing', '', []],
  ['damaged JSON', '["a"', []],
  ['an object', '{"a":1}', []],
  ['entries of other types', '[1,null,"",["a"],"b"]', ['b']],
  ['an id twice', '["b","a","b"]', ['b', 'a']],
])('%s in the storage gives the pins that can be read', (_, raw, expected) => {
  expect(parsePins(raw)).toEqual(expected);
});

it('a pin is added last and removed by a second press', () => {
  expect(togglePin(['a'], 'b')).toEqual(['a', 'b']);
  expect(togglePin(['a', 'b'], 'a')).toEqual(['b']);
});

it.each([
  ['damaged JSON', '[{'],
  ['a launch without a tool', '[{"at":1}]'],
  ['a launch without a time', '[{"toolId":"a"}]'],
  ['a time that no date can hold', '[{"toolId":"a","at":1e300}]'],
])('%s gives no launch', (_, raw) => {
  expect(parseLaunches(raw)).toEqual([]);
});

it('the launches of a stored list are read with the latest first', () => {
  const stored = [1, 3, 2].map((at) => ({ toolId: `tool-${at}`, at }));
  expect(parseLaunches(JSON.stringify(stored)).map(({ at }) => at)).toEqual([3, 2, 1]);
});

it('a repeated launch replaces the earlier one, and the last twelve tools are kept', () => {
  for (let index = 0; index < 14; index += 1) recordLaunch('maya', `tool-${index}`, index);
  recordLaunch('maya', 'tool-5', 20);
  const ids = launches('maya').map(({ toolId }) => toolId);
  expect(ids).toHaveLength(12);
  expect(ids.slice(0, 2)).toEqual(['tool-5', 'tool-13']);
});

it('a mark is stored with its launch, and not with a later one of the tool, which has none', () => {
  recordLaunch('maya', 'a', 1, 100);
  recordLaunch('maya', 'b', 2, 90);
  markLaunch('maya', { toolId: 'a', at: 1 }, { isDismissed: true });
  expect(launches('maya').map(({ isDismissed }) => isDismissed)).toEqual([false, true]);
  expect(launches('maya').map(({ credits }) => credits)).toEqual([90, 100]);
  recordLaunch('maya', 'a', 3);
  markLaunch('maya', { toolId: 'a', at: 1 }, { isDismissed: true });
  expect(launches('maya').map(({ isDismissed }) => isDismissed)).toEqual([false, false]);
});

it('the lists of one member are not read for another member', () => {
  recordLaunch('maya', 'a', 1);
  writeHomeCounts('maya', { recentTools: 1, outputs: 0 });
  expect(launches('lena')).toEqual([]);
  expect(readHomeCounts('lena')).toBeNull();
  expect(readHomeCounts('maya')).toEqual({ recentTools: 1, outputs: 0 });
});

it('no list is stored or read for a visitor', () => {
  writeList('pinned-tools', '', ['a']);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('pinned-tools:', '["a"]');
  expect(readRawList('pinned-tools', '')).toBe('');
});

it('a list that becomes empty is removed from the storage, and one with an entry is kept', () => {
  writeList('pinned-tools', 'maya', ['a']);
  expect(readRawList('pinned-tools', 'maya')).toBe('["a"]');
  writeList('pinned-tools', 'maya', []);
  expect(localStorage).toHaveLength(0);
});

it('the first hundred entries of a list are stored and read', () => {
  const ids = Array.from({ length: 101 }, (_, index) => `tool-${index}`);
  writeList('pinned-tools', 'maya', ids);
  expect(JSON.parse(localStorage.getItem('pinned-tools:maya')!)).toEqual(ids.slice(0, 100));
  expect(parseList(JSON.stringify(ids))).toEqual(ids.slice(0, 100));
});

it('a change of a list in this tab or in another one is reported until the listener unsubscribes', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToLists(listener);
  onTestFinished(unsubscribe);
  writeList('pinned-tools', 'maya', ['a']);
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  writeList('pinned-tools', 'maya', ['b']);
  window.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  ['[1e9,-4]', { recentTools: 3, outputs: 0 }],
  ['["x",2]', { recentTools: 0, outputs: 2 }],
  ['[]', null],
  ['{', null],
])('the stored home counts %s are read as %j', (raw, expected) => {
  localStorage.setItem('home-counts:maya', raw);
  expect(readHomeCounts('maya')).toEqual(expected);
});

it('a launch is not stored when the storage throws, and does not throw', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordLaunch('maya', 'a', 1);
  vi.restoreAllMocks();
  expect(launches('maya')).toEqual([]);
});
