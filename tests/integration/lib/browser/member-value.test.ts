import * as v from 'valibot';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { memberValue } from '@/lib/browser/member-value';
import { listOf } from '@/lib/parse/field-schemas';

const names = memberValue('names', listOf(v.string()));
const keptNames = memberValue('kept-names', listOf(v.string()), { isKeptInMemory: true });

afterEach(() => {
  vi.restoreAllMocks();
  keptNames.remove('maya');
});

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

/** Stores a text as another tab does. */
function storeInOtherTab(key: string, text: string) {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Counts the calls of a listener that `subscribe` adds, and returns its cleanup function. */
function listen(subscribe: (listener: () => void) => () => void) {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribe(listener);
  onTestFinished(unsubscribe);
  return { listener, unsubscribe };
}

it('a value is stored as JSON under the name and the key of its member, and read for no other one', () => {
  names.write('maya', ['a', 'b']);
  expect(Object.entries(localStorage)).toEqual([['names:maya', '["a","b"]']]);
  expect(names.read('maya')).toEqual(['a', 'b']);
  expect(names.read('lena')).toEqual([]);
});

it('nothing is stored or read for a visitor', () => {
  names.write('', ['a']);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('names:', '["a"]');
  expect(names.read('')).toEqual([]);
});

it.each(['', '["a"', 'null', '{"a":1}'])('a stored text %j is read as the empty value', (text) => {
  localStorage.setItem('names:maya', text);
  expect(names.read('maya')).toEqual([]);
});

it('a removed value and an empty one leave no entry', () => {
  for (const empty of [() => names.remove('maya'), () => names.write('maya', [])]) {
    names.write('maya', ['a']);
    expect(names.read('maya')).toEqual(['a']);
    empty();
    expect(localStorage).toHaveLength(0);
    expect(names.read('maya')).toEqual([]);
  }
});

it('a value is the same object for each member until it changes in this tab or in another one', () => {
  names.write('maya', ['a']);
  const [first, none] = [names.read('maya'), names.read('lena')];
  expect(names.read('maya')).toBe(first);
  expect(names.read('lena')).toBe(none);
  names.write('maya', ['b']);
  expect(names.read('maya')).toEqual(['b']);
  storeInOtherTab('names:maya', '["c"]');
  expect(names.read('maya')).toEqual(['c']);
});

it('a change in this tab or in another one is reported until the listener unsubscribes', () => {
  const { listener, unsubscribe } = listen(names.subscribe);
  names.write('maya', ['a']);
  expect(listener).toHaveBeenCalledTimes(1);
  storeInOtherTab('names:maya', '["b"]');
  expect(listener).toHaveBeenCalledTimes(2);
  names.remove('maya');
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  names.write('maya', ['c']);
  storeInOtherTab('names:maya', '["d"]');
  expect(listener).toHaveBeenCalledTimes(3);
});

it('what a full storage does not take is lost, and the earlier value stays', () => {
  names.write('maya', ['a']);
  fillStorage();
  names.write('maya', ['b']);
  expect(names.read('maya')).toEqual(['a']);
});

it('what a full storage does not take can be kept in memory, until it is removed, changed elsewhere or stored', () => {
  const storeUnstored = () => {
    fillStorage();
    keptNames.write('maya', ['unstored']);
    expect(keptNames.read('maya')).toEqual(['unstored']);
    vi.restoreAllMocks();
    expect(keptNames.read('maya')).toEqual(['unstored']);
    expect(keptNames.read('lena')).toEqual([]);
  };
  storeUnstored();
  keptNames.remove('maya');
  expect(keptNames.read('maya')).toEqual([]);
  storeUnstored();
  storeInOtherTab('kept-names:maya', '["elsewhere"]');
  expect(keptNames.read('maya')).toEqual(['elsewhere']);
  localStorage.removeItem('kept-names:maya');
  expect(keptNames.read('maya')).toEqual([]);
  storeUnstored();
  keptNames.write('maya', ['stored']);
  expect(keptNames.read('maya')).toEqual(['stored']);
});

it('while storage is blocked, a value is empty, or kept in memory', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  names.write('maya', ['a']);
  keptNames.write('maya', ['a']);
  expect(names.read('maya')).toEqual([]);
  expect(keptNames.read('maya')).toEqual(['a']);
});
