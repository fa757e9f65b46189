import * as v from 'valibot';
import { createListeners } from '@/lib/listeners';
import { browserStorage, parseJson } from './storage';

/**
 * A value of each member in local storage, as JSON under a key that ends with `memberKey`. A
 * visitor, whose key is '', has none.
 * @param schema never fails; what it makes of `null` is the empty value, that of a missing or malformed
 *   entry
 * @param options.isKeptInMemory whether a value that storage does not take, because it is full or
 *   blocked, is kept until the entry changes; else it is lost
 */
export function memberValue<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  { isKeptInMemory = false } = {},
) {
  type Value = v.InferOutput<Schema>;
  const keyOf = (memberKey: string) => `${name}:${memberKey}`;
  const empty = v.parse(schema, null);
  /** What was read last. Not by member, so that no text of a member stays in memory after Logout. */
  let last: { memberKey: string; text: string; value: Value } | null = null;
  /** By member, what storage did not take, and its entry at that time. */
  const unstored = new Map<string, { text: string; entry: string | null }>();
  const changes = createListeners();

  function read(memberKey: string): Value {
    if (memberKey === '') return empty;
    const entry = browserStorage.read(keyOf(memberKey));
    const kept = unstored.get(memberKey);
    if (kept && kept.entry !== entry) unstored.delete(memberKey);
    const text = kept?.entry === entry ? kept.text : entry;
    if (text === null) return empty;
    if (last?.text !== text || last.memberKey !== memberKey) {
      last = { memberKey, text, value: v.parse(schema, parseJson(text)) };
    }
    return last.value;
  }

  function write(memberKey: string, value: Value): void {
    if (memberKey === '') return;
    const key = keyOf(memberKey);
    const text = JSON.stringify(value);
    unstored.delete(memberKey);
    last = null;
    if (text === JSON.stringify(empty)) browserStorage.remove(key);
    else {
      browserStorage.write(key, text);
      const entry = isKeptInMemory ? browserStorage.read(key) : text;
      if (entry !== text) unstored.set(memberKey, { text, entry });
    }
    changes.notify();
  }

  function subscribe(listener: () => void): () => void {
    const unsubscribe = changes.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', listener);
    };
  }

  return {
    /** The value, the same object until it changes: a snapshot for `useSyncExternalStore`. */
    read,
    /** Stores a value and notifies the listeners; the entry of an empty value is removed. */
    write,
    /** Stores the empty value. */
    remove: (memberKey: string) => write(memberKey, empty),
    /** Calls the listener after a change in this tab or in another one; returns the cleanup function. */
    subscribe,
  };
}
