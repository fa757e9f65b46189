import * as v from 'valibot';
import { createListeners } from '@/lib/listeners';
import { browserStorage, parseJson, tabStorage, type SafeStorage } from './storage';

/**
 * Values of a member, as JSON under keys that end with `memberKey`, so that no other member reads
 * them. A visitor, whose key is '', has none. What storage does not take, because it is full or
 * blocked, is kept until the page is closed.
 */
function memberStorage(storage: SafeStorage, onChange?: () => void) {
  /**
   * @param schema never fails; what it makes of `null` is the value of a missing or malformed entry
   */
  return function defineValue<Schema extends v.GenericSchema>(name: string, schema: Schema) {
    const keyOf = (memberKey: string) => `${name}:${memberKey}`;
    const unstored = new Map<string, string>();
    return {
      read: (memberKey: string): v.InferOutput<Schema> => {
        const text = unstored.get(memberKey) ?? storage.read(keyOf(memberKey));
        return v.parse(schema, memberKey === '' ? null : parseJson(text));
      },
      write: (memberKey: string, value: v.InferOutput<Schema>): void => {
        if (memberKey === '') return;
        const text = JSON.stringify(value);
        storage.write(keyOf(memberKey), text);
        if (storage.read(keyOf(memberKey)) === text) unstored.delete(memberKey);
        else unstored.set(memberKey, text);
        onChange?.();
      },
      remove: (memberKey: string): void => {
        unstored.delete(memberKey);
        storage.remove(keyOf(memberKey));
        onChange?.();
      },
    };
  };
}

const draftChanges = createListeners();

/** Calls the listener after each change of a draft; returns the cleanup function. */
export const subscribeToTabDrafts = draftChanges.subscribe;

/**
 * Unsaved input of a member in this tab: it survives a reload and an expired session, and no other
 * tab reads it (docs/decisions/session.md#unsaved-text).
 */
export const tabDraft = memberStorage(tabStorage, draftChanges.notify);

/**
 * What this device keeps of a member; read when it is needed, so an open page does not follow
 * another tab.
 */
export const memberValue = memberStorage(browserStorage);
