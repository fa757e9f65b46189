import { useCallback } from 'react';
import { useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { readModal, withModal, type Modal } from '@/config/modal';
import { routerLocation } from '@/lib/browser/base-path';
import { goBack } from '@/lib/browser/go-back';
import { currentEntryState, readEntryState, type EntryState } from '@/lib/browser/history-entry';

interface OpenOptions {
  /** The state of the new history entry. */
  state?: EntryState;
  /** Keeps the history entry, such as that of the dialog that this one takes the place of. */
  replace?: boolean;
}

/**
 * Whether the URL opens a dialog, and functions that open and close it
 * (docs/product/shell.md#back).
 */
export function useModal(modal: Modal) {
  const navigate = useNavigate();
  const { search } = useLocation();

  /**
   * Opens the dialog in a new history entry or, with `replace`, in the current one; a stable
   * function.
   * @param change returns the search string with the dialog; by default only the dialog is added
   */
  const open = useCallback(
    (
      change = (current: string) => withModal(current, modal),
      { state = {}, replace = false }: OpenOptions = {},
    ) => {
      const { pathname, search: current, hash } = routerLocation();
      const next = change(current);
      void navigate(
        { pathname, search: next, hash },
        replace
          ? { replace, state: currentEntryState() }
          : // The second press of a double press adds no entry.
            { replace: next === current, state: { ...state, isModal: true } },
      );
    },
    [navigate, modal],
  );

  return {
    isOpen: readModal(search) === modal,
    open,
    /**
     * Closes the dialog: goes back if the portal has added its entry, else removes it from the URL.
     */
    close: () => {
      // The current location, because a request may have ended after the dialog was closed.
      const { pathname, search: current, hash } = routerLocation();
      const state = currentEntryState();
      if (readModal(current) !== modal) return;
      if (readEntryState(state).isModal) goBack();
      else {
        void navigate(
          { pathname, search: withModal(current, null), hash },
          { replace: true, state },
        );
      }
    },
  };
}

/**
 * The target of a link that opens a dialog on the current page.
 * @param change returns the search string with the dialog
 * @param state of the new history entry
 */
export function useModalLink(
  change: (search: string) => string,
  state: EntryState = {},
): Pick<LinkProps, 'to' | 'state'> {
  const { search, hash } = useLocation();
  return { to: { search: change(search), hash }, state: { ...state, isModal: true } };
}
