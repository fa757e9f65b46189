import { act, renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { goBack, isGoingBack } from '@/lib/browser/go-back';
import { readEntryState } from '@/lib/browser/history-entry';
import { useRemovalOfClosedEntries } from '@/lib/react/dialog-entries';
import { useNavigateFromDialog } from '@/lib/react/use-navigate-from-dialog';
import { useOpenInHistory } from '@/lib/react/use-open-in-history';

/** Opens dialogs above each other on the page of the current URL. */
function openDialogs(...names: ('lower' | 'upper')[]) {
  const { result } = renderHook(
    () => ({
      lower: useOpenInHistory('lower'),
      upper: useOpenInHistory('upper'),
      removal: useRemovalOfClosedEntries(),
      navigateFromDialog: useNavigateFromDialog(),
      location: useLocation(),
    }),
    { wrapper: BrowserRouter },
  );
  for (const name of names) act(() => result.current[name][1](true));
  return {
    open: () => act(() => result.current.navigateFromDialog('/other')),
    /** Closes the dialogs and opens another page, as a link in them does. */
    navigate: () =>
      act(() => {
        for (const name of names) result.current[name][1](false);
        result.current.navigateFromDialog('/other', { generateProfile: true });
      }),
    state: () => readEntryState(result.current.location.state),
    waitForPage: (path: string) =>
      waitFor(() => expect(result.current.location.pathname).toBe(path)),
  };
}

it.each([
  ['without a dialog', []],
  ['from a dialog', ['lower']],
  ['from a dialog above another one', ['lower', 'upper']],
] as const)(
  '%s the other page is the last entry, directly above that of the page',
  async (_, names) => {
    window.history.pushState(null, '', '/page');
    const length = window.history.length;
    const { navigate, state, waitForPage } = openDialogs(...names);
    navigate();
    await waitForPage('/other');
    expect(state()).toMatchObject({ generateProfile: true, opened: [] });
    expect(window.history.length).toBe(length + 1);
    act(() => window.history.back());
    await waitForPage('/page');
    expect(state().opened).toEqual([]);
  },
);

it('a page that opens while the browser leaves the entry of a closed dialog stays open', async () => {
  window.history.pushState(null, '', '/page');
  const length = window.history.length;
  const { open, waitForPage } = openDialogs('lower');
  // As the removal of a closed entry does.
  goBack();
  open();
  await waitForPage('/other');
  expect(isGoingBack()).toBe(false);
  expect(window.history.length).toBe(length + 1);
  act(() => window.history.back());
  await waitForPage('/page');
});
