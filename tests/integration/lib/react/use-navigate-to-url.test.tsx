import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigateToUrl } from '@/lib/react/use-navigate-to-url';

const { origin } = window.location;

it.each([
  ['/explore?q=1#top', '/explore?q=1#top'],
  [`${origin}/tool/7?x=%20`, '/tool/7?x=%20'],
  [`${origin}//evil.example/x`, '/evil.example/x'],
  ['javascript:void(0)', '/'],
])('going to %s opens %s without a page load', (url, expected) => {
  const { result } = renderHook(() => useNavigateToUrl(), { wrapper: BrowserRouter });
  act(() => result.current(url));
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
});

it('going to a URL adds a history entry, or replaces the current one with `replace`', () => {
  const { result } = renderHook(() => useNavigateToUrl(), { wrapper: BrowserRouter });
  const before = window.history.length;
  act(() => result.current('/a'));
  expect(window.history.length).toBe(before + 1);
  act(() => result.current('/b', { replace: true }));
  expect(window.history.length).toBe(before + 1);
  expect(window.location.pathname).toBe('/b');
});
