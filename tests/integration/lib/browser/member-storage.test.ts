import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberValue, tabDraft } from '@/lib/browser/member-storage';
import { listOf } from '@/lib/parse/field-schemas';

const KINDS = [
  ['a draft of the tab', tabDraft, 'sessionStorage'],
  ['a value of the device', memberValue, 'localStorage'],
] as const;

describe.each(KINDS)('%s', (_, define, storageName) => {
  const names = define('names', listOf(v.string()));
  const storage = window[storageName];

  afterEach(() => {
    vi.restoreAllMocks();
    names.remove('maya');
  });

  it('is stored as JSON under the name and the key of its member, and read for no other one', () => {
    names.write('maya', ['a', 'b']);
    expect(Object.entries(storage)).toEqual([['names:maya', '["a","b"]']]);
    expect(names.read('maya')).toEqual(['a', 'b']);
    expect(names.read('lena')).toEqual([]);
    names.remove('maya');
    expect(storage).toHaveLength(0);
    expect(names.read('maya')).toEqual([]);
  });

  it('is neither stored nor read for a visitor', () => {
    names.write('', ['a']);
    expect(storage).toHaveLength(0);
    storage.setItem('names:', '["a"]');
    expect(names.read('')).toEqual([]);
  });

  it.each(['', '["a"', 'null', '{"a":1}'])('is empty if the stored text is %j', (text) => {
    storage.setItem('names:maya', text);
    expect(names.read('maya')).toEqual([]);
  });

  it('is kept until the page is closed, or it is stored or removed, if storage is full', () => {
    names.write('maya', ['a']);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    names.write('maya', ['b']);
    expect(names.read('maya')).toEqual(['b']);
    expect(names.read('lena')).toEqual([]);
    vi.restoreAllMocks();
    expect(names.read('maya')).toEqual(['b']);
    names.write('maya', ['c']);
    expect(storage.getItem('names:maya')).toBe('["c"]');
    expect(names.read('maya')).toEqual(['c']);
  });

  it('is kept until the page is closed if storage is blocked', () => {
    vi.spyOn(window, storageName, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    names.write('maya', ['a']);
    expect(names.read('maya')).toEqual(['a']);
    names.remove('maya');
    expect(names.read('maya')).toEqual([]);
  });
});
