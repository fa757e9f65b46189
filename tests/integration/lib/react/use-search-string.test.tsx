import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSearchString } from '@/lib/react/use-search-string';
import { countListeners } from '../../../helpers/listeners';

const OPEN = '?modal=usage';

test.each(['popstate', 'urlchange'])(
  'the event %s updates the search string after a script has changed the URL',
  (name) => {
    const { result } = renderHook(useSearchString);
    window.history.replaceState(null, '', `/explore${OPEN}`);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(result.current).toBe('');
    act(() => void window.dispatchEvent(new Event(name)));
    expect(result.current).toBe(OPEN);
  },
);

test('no change of the URL is listened to after a component that uses the search string was unmounted', () => {
  const listeners = countListeners(window);
  const types = ['popstate', 'urlchange'];
  const { unmount } = renderHook(useSearchString);
  expect(listeners(types)).toEqual(types);
  unmount();
  expect(listeners(types)).toEqual([]);
});
