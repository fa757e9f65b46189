import * as v from 'valibot';
import { parseJson, tabStorage } from './storage';

/**
 * Unsaved input of a member in this tab, in session storage as JSON under a key that ends with `memberKey`. It
 * survives a reload and an expired session, and no other tab and no other member reads it. What storage does not
 * take, because it is full or blocked, is kept until the page is closed.
 * @param schema never fails; what it makes of `null` is the value of a missing or malformed entry
 */
export function tabDraft<Schema extends v.GenericSchema>(name: string, schema: Schema) {
  const keyOf = (memberKey: string) => `${name}:${memberKey}`;
  const unstored = new Map<string, string>();
  return {
    read: (memberKey: string): v.InferOutput<Schema> => {
      const text = unstored.get(memberKey) ?? tabStorage.read(keyOf(memberKey));
      return v.parse(schema, parseJson(text));
    },
    write: (memberKey: string, value: v.InferOutput<Schema>): void => {
      const text = JSON.stringify(value);
      tabStorage.write(keyOf(memberKey), text);
      if (tabStorage.read(keyOf(memberKey)) === text) unstored.delete(memberKey);
      else unstored.set(memberKey, text);
    },
    remove: (memberKey: string): void => {
      unstored.delete(memberKey);
      tabStorage.remove(keyOf(memberKey));
    },
  };
}
