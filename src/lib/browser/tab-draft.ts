import * as v from 'valibot';
import { parseJson, tabStorage } from './storage';

/**
 * Unsaved input of a member in this tab, in session storage as JSON under a key that ends with `memberKey`. It
 * survives a reload and an expired session, and no other tab and no other member reads it.
 * @param schema never fails; what it makes of `null` is the value of a missing or malformed entry
 */
export function tabDraft<Schema extends v.GenericSchema>(name: string, schema: Schema) {
  const keyOf = (memberKey: string) => `${name}:${memberKey}`;
  return {
    read: (memberKey: string): v.InferOutput<Schema> =>
      v.parse(schema, parseJson(tabStorage.read(keyOf(memberKey)))),
    write: (memberKey: string, value: v.InferOutput<Schema>): void =>
      tabStorage.write(keyOf(memberKey), JSON.stringify(value)),
    remove: (memberKey: string): void => tabStorage.remove(keyOf(memberKey)),
  };
}
