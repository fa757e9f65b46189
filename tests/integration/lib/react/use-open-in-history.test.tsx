import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useRemovalOfClosedEntries } from '@/lib/react/dialog-entries';
import { useOpenInHistory } from '@/lib/react/use-open-in-history';
import { stopClock } from '../../../helpers/stopped-clock';

const REMOVAL_DELAY_MS = 200;
/** Longer than jsdom takes to go to another history entry. */
const TRAVERSAL_MS = 10;

function setup() {
  window.history.pushState(null, '', '/page');
  const { result } = renderHook(
    () => ({
      opening: useOpenInHistory('menu'),
      removal: useRemovalOfClosedEntries(),
      navigate: useNavigate(),
      pathname: useLocation().pathname,
    }),
    { wrapper: BrowserRouter },
  );
  return {
    isOpen: () => result.current.opening[0],
    pathname: () => result.current.pathname,
    setOpen: (isOpen: boolean) => act(() => result.current.opening[1](isOpen)),
    navigate: (to: string) => act(async () => result.current.navigate(to)),
  };
}

it('Back closes it and stays on the page', async () => {
  const { isOpen, setOpen, pathname } = setup();
  setOpen(true);
  expect(isOpen()).toBe(true);
  act(() => window.history.back());
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(pathname()).toBe('/page');
});

it('a navigation that follows the close is not undone by the removal of the entry', async () => {
  const { advance } = stopClock();
  const { setOpen, pathname } = setup();
  setOpen(true);
  setOpen(false);
  // The router has not rendered this navigation.
  window.history.replaceState({ key: 'next', usr: null }, '', '/next');
  await advance(REMOVAL_DELAY_MS);
  expect(window.location.pathname).toBe('/next');
  expect(pathname()).toBe('/page');
});

it('it stays open if it is opened while its entry is being removed, and Back closes it again', async () => {
  const { advance } = stopClock();
  const { isOpen, setOpen, pathname } = setup();
  setOpen(true);
  setOpen(false);
  await advance(REMOVAL_DELAY_MS - 1);
  // jsdom goes back in a task of its own.
  act(() => void vi.advanceTimersByTime(1));
  setOpen(true);
  await advance(TRAVERSAL_MS);
  expect(isOpen()).toBe(true);

  act(() => window.history.back());
  await advance(TRAVERSAL_MS);
  expect(isOpen()).toBe(false);
  expect(pathname()).toBe('/page');
});
