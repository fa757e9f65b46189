import { useState } from 'react';
import { act, renderHook } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { readEntryState, type EntryState } from '@/lib/browser/history-entry';
import { useRemovalOfClosedEntries } from '@/lib/react/dialog-entries';
import { useCloseOnBack } from '@/lib/react/use-close-on-back';
import { useOpenInHistory } from '@/lib/react/use-open-in-history';
import { useUrlSearch, type ChangeOptions } from '@/lib/react/use-url-search';
import { stopClock } from '../../../helpers/stopped-clock';

const REMOVAL_DELAY_MS = 200;
/** Longer than jsdom takes to go to another history entry. */
const TRAVERSAL_MS = 10;

/** A dialog with a question that can open above it; `canClose` is whether the question may close. */
function setup({
  canClose = true,
  entries = [],
}: { canClose?: boolean; entries?: EntryState[] } = {}) {
  window.history.pushState(null, '', '/page');
  for (const usr of entries) {
    window.history.pushState({ key: JSON.stringify(usr), usr }, '', '/page');
  }
  const { advance } = stopClock();
  const { result } = renderHook(
    () => {
      const dialog = useOpenInHistory('dialog');
      const [isAsking, setIsAsking] = useState(false);
      useCloseOnBack('question', isAsking, () => canClose && setIsAsking(false));
      useRemovalOfClosedEntries();
      const [, changeSearch] = useUrlSearch();
      return { changeSearch, dialog, question: [isAsking, setIsAsking] as const };
    },
    { wrapper: BrowserRouter },
  );
  return {
    advance,
    changeSearch: (search: string, options: ChangeOptions) =>
      act(() => result.current.changeSearch(() => search, options)),
    shown: () => [
      ...(result.current.dialog[0] ? ['dialog'] : []),
      ...(result.current.question[0] ? ['question'] : []),
    ],
    set: (name: 'dialog' | 'question', isOpen: boolean) =>
      act(() => result.current[name][1](isOpen)),
    back: async () => {
      act(() => window.history.back());
      await advance(TRAVERSAL_MS);
    },
    entry: () => readEntryState((window.history.state as { usr: unknown } | null)?.usr).opened,
  };
}

it('Back closes the upper one of two dialogs first, and then the lower one', async () => {
  const { set, back, shown } = setup();
  set('dialog', true);
  set('question', true);
  expect(shown()).toEqual(['dialog', 'question']);
  await back();
  expect(shown()).toEqual(['dialog']);
  await back();
  expect(shown()).toEqual([]);
  expect(window.location.pathname).toBe('/page');
});

it('a question that was answered needs no Back', async () => {
  const { set, back, shown, entry, advance } = setup();
  set('dialog', true);
  set('question', true);
  set('question', false);
  await advance(REMOVAL_DELAY_MS + TRAVERSAL_MS);
  expect(entry()).toEqual(['dialog']);
  expect(shown()).toEqual(['dialog']);
  await back();
  expect(shown()).toEqual([]);
});

it('the entries of two dialogs that close together are removed together', async () => {
  const { set, advance, entry } = setup();
  const length = window.history.length;
  set('dialog', true);
  set('question', true);
  expect(window.history.length).toBe(length + 2);
  set('question', false);
  set('dialog', false);
  await advance(REMOVAL_DELAY_MS + TRAVERSAL_MS);
  expect(entry()).toEqual([]);
  expect(window.location.pathname).toBe('/page');
});

it('a change of the URL right after a dialog has closed is not undone by the removal of its entry', async () => {
  const { set, advance, changeSearch } = setup();
  set('dialog', true);
  set('dialog', false);
  changeSearch('?tab=costs', { replace: true });
  await advance(REMOVAL_DELAY_MS + TRAVERSAL_MS);
  expect(window.location.search).toBe('?tab=costs');
});

it('a question that cannot be closed stays open after Back, and keeps an entry', async () => {
  const { set, back, shown, entry } = setup({ canClose: false });
  set('question', true);
  await back();
  expect(shown()).toEqual(['question']);
  expect(entry()).toEqual(['question']);
  await back();
  expect(shown()).toEqual(['question']);
  expect(window.location.pathname).toBe('/page');
});

it('a question that opens while its entry is being removed stays open, and Back closes it', async () => {
  const { set, back, shown, advance } = setup();
  set('question', true);
  set('question', false);
  await advance(REMOVAL_DELAY_MS - 1);
  // jsdom goes back in a task of its own.
  act(() => void vi.advanceTimersByTime(1));
  set('question', true);
  await advance(TRAVERSAL_MS);
  expect(shown()).toEqual(['question']);
  await back();
  expect(shown()).toEqual([]);
  expect(window.location.pathname).toBe('/page');
});

it('a reload in a dialog above another one removes the entries of both', async () => {
  const { shown, entry, advance } = setup({
    entries: [{ opened: ['dialog'] }, { opened: ['dialog', 'question'] }],
  });
  await advance(REMOVAL_DELAY_MS + TRAVERSAL_MS);
  expect(shown()).toEqual([]);
  expect(entry()).toEqual([]);
  expect(window.location.pathname).toBe('/page');
});
