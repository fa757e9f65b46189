import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, type NavigateFunction } from 'react-router-dom';
import { routerLocation } from '@/lib/browser/base-path';
import { goBack } from '@/lib/browser/go-back';
import {
  currentEntryKey,
  dialogEntry,
  openedEntries,
  readEntryState,
} from '@/lib/browser/history-entry';
import { createListeners } from '@/lib/listeners';
import { isLeavingPortal } from './use-navigate-to-url';

/**
 * The time from closing a menu or dialog to removing its history entry, in milliseconds. A press on a
 * link outside of a menu closes it first, and its navigation must not coincide with that removal.
 */
const REMOVAL_DELAY_MS = 200;

/** The names of the open menus and dialogs that have history entries. */
let openDialogs: readonly string[] = [];
const changes = createListeners();

/** Records that a menu or dialog with a history entry has opened or closed. */
export function markOpen(name: string, isOpen: boolean): void {
  if (openDialogs.includes(name) === isOpen) return;
  openDialogs = isOpen ? [...openDialogs, name] : openDialogs.filter((other) => other !== name);
  changes.notify();
}

/** The menus and dialogs of the browser's current entry that are open, up to the first closed one. */
export function openBelow(): readonly string[] {
  const opened = openedEntries();
  return opened.slice(0, countOpen(opened));
}

function countOpen(opened: readonly string[]): number {
  const closed = opened.findIndex((name) => !openDialogs.includes(name));
  return closed === -1 ? opened.length : closed;
}

/**
 * Adds the history entry of a menu or dialog, above those of the dialogs that are open; it replaces
 * the entry of one that has closed.
 */
export function addDialogEntry(name: string, navigate: NavigateFunction): void {
  const options = dialogEntry(name, openBelow());
  if (!options) return;
  const { pathname, search, hash } = routerLocation();
  void navigate({ pathname, search, hash }, options);
}

/**
 * Removes the history entries of menus and dialogs that are closed, also after a reload and when
 * Forward returns to them; mounted once.
 * @param isReady whether the dialogs that a reload restores are mounted
 */
export function useRemovalOfClosedEntries(isReady = true): void {
  const { key, state } = useLocation() as { key: string; state: unknown };
  useSyncExternalStore(changes.subscribe, () => openDialogs);
  const { opened } = readEntryState(state);
  const closedCount = opened.length - countOpen(opened);

  useEffect(() => {
    if (!isReady || closedCount === 0) return;
    const timer = setTimeout(() => {
      // The router may not have rendered a later navigation.
      if (currentEntryKey() === key && !isLeavingPortal()) goBack(closedCount);
    }, REMOVAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isReady, key, closedCount]);
}
