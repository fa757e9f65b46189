/**
 * Lists of a member on this device: pinned and launched tools, pinned outputs, the counts of the
 * home page, and the latest entries of the quick switcher
 * (docs/product/navigation.md#lists-of-this-device). A missing or malformed list is empty.
 */
import { browserStorage, createStorageListeners, parseJson } from '@/lib/browser/storage';
import { isList } from '@/lib/parse/guards';

/** The maximum number of entries; further ones at the end are dropped. */
export const MAX_LIST_LENGTH = 100;

export type ListName =
  'pinned-tools' | 'launched-tools' | 'pinned-outputs' | 'home-counts' | 'switched-to';

function keyOf(name: ListName, member: string): string {
  return `${name}:${member}`;
}

/** The list as it is stored, for `useSyncExternalStore`; '' without one. */
export function readRawList(name: ListName, member: string): string {
  return member === '' ? '' : (browserStorage.read(keyOf(name, member)) ?? '');
}

/** The entries of a stored list; none for a malformed one. */
export function parseList(raw: string): unknown[] {
  const list = parseJson(raw);
  return isList(list) ? list.slice(0, MAX_LIST_LENGTH) : [];
}

const listeners = createStorageListeners();

/** Calls the listener after a change of a list, in this tab or in another one. */
export const subscribeToLists = listeners.subscribe;

/** Stores a list of the member, and notifies the listeners. */
export function writeList(name: ListName, member: string, entries: readonly unknown[]): void {
  if (member === '') return;
  const key = keyOf(name, member);
  if (entries.length === 0) browserStorage.remove(key);
  else browserStorage.write(key, JSON.stringify(entries.slice(0, MAX_LIST_LENGTH)));
  listeners.notify();
}
