import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { URL_CHANGE_EVENT, useUrlSearch, useUrlChangeEvent } from '@/lib/react/use-url-search';
import { countListeners } from '../../../helpers/listeners';

const OPEN = '?modal=usage';

function renderSearch() {
  const useBoth = () => {
    useUrlChangeEvent();
    return useUrlSearch();
  };
  return renderHook(useBoth, { wrapper: BrowserRouter });
}

test.each(['popstate', URL_CHANGE_EVENT])(
  'the event %s updates the search string after a script has changed the URL',
  (name) => {
    window.history.replaceState(null, '', '/explore');
    const { result } = renderSearch();
    window.history.pushState(null, '', `/explore${OPEN}`);
    act(() => void window.dispatchEvent(new Event('resize')));
    expect(result.current[0]).toBe('');
    act(() => void window.dispatchEvent(new Event(name)));
    expect(result.current[0]).toBe(OPEN);
  },
);

test('the URL-change event of a script adds no history entry and is not fired again', () => {
  window.history.replaceState(null, '', '/explore');
  renderSearch();
  window.history.pushState(null, '', `/explore${OPEN}`);
  const { length } = window.history;
  let events = 0;
  const count = () => (events += 1);
  window.addEventListener(URL_CHANGE_EVENT, count);
  act(() => void window.dispatchEvent(new Event(URL_CHANGE_EVENT)));
  window.removeEventListener(URL_CHANGE_EVENT, count);
  expect([window.history.length, events]).toEqual([length, 1]);
});

test('a URL that a script has changed before the first effects is taken over', () => {
  window.history.replaceState(null, '', '/explore');
  const { result } = renderHook(
    () => {
      useUrlChangeEvent();
      const [search] = useUrlSearch();
      // Before the effect that listens to the event.
      useLayoutEffect(() => window.history.pushState(null, '', `/explore${OPEN}`), []);
      return search;
    },
    { wrapper: BrowserRouter },
  );
  expect(result.current).toBe(OPEN);
});

test('two changes of the search string before the next render are both applied', () => {
  window.history.replaceState(null, '', '/explore?x=1#top');
  const { result } = renderSearch();
  const [, changeSearch] = result.current;
  act(() => {
    changeSearch((search) => `${search}&a=1`);
    changeSearch((search) => `${search}&b=2`, { replace: true });
  });
  expect(result.current[0]).toBe('?x=1&a=1&b=2');
  expect(window.location.hash).toBe('#top');
});

test('no URL-change event is listened to after the unmount', () => {
  const listeners = countListeners(window);
  const { unmount } = renderSearch();
  expect(listeners([URL_CHANGE_EVENT])).toEqual([URL_CHANGE_EVENT]);
  unmount();
  expect(listeners([URL_CHANGE_EVENT])).toEqual([]);
});
