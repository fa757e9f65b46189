import { beforeEach, expect, it } from 'vitest';
import { storedPins, togglePin } from '@/components/pins';

beforeEach(() => {
  localStorage.clear();
});

it.each([
  ['entries of other types', '[1,null,"",["a"],"b"]', ['b']],
  ['an id twice', '["b","a","b"]', ['b', 'a']],
])('%s in the storage gives the pins that can be read', (_, raw, expected) => {
  localStorage.setItem('pinned-tools:maya', raw);
  expect(storedPins['pinned-tools'].read('maya')).toEqual(expected);
});

it('a pin is added last and removed by a second press', () => {
  expect(togglePin(['a'], 'b')).toEqual(['a', 'b']);
  expect(togglePin(['a', 'b'], 'a')).toEqual(['b']);
});
