import { parse } from 'yaml';
import { isRecord } from '@/lib/parse/guards';
import openapi from '../../docs/api/openapi.yaml?raw';

/** docs/api/openapi.yaml, parsed. */
export const apiDocument: unknown = parse(openapi);

/** The value at a path of the document; `undefined` where there is none. */
export function valueAt(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    apiDocument,
  );
}

/** The path of a value of the document with its `$ref` resolved. */
export function resolvedPath(path: readonly string[]): readonly string[] {
  const reference = valueAt([...path, '$ref']);
  return typeof reference === 'string' ? reference.replace('#/', '').split('/') : path;
}

/** An operation of the document. */
export interface Operation {
  id: string;
  method: string;
  /** The path, with parameters as `{name}`. */
  path: string;
  /**
   * The path of the JSON media type of its success response in the document; `null` without one.
   */
  success: readonly string[] | null;
  /** The screens that need it; `none` if the portal never sends it. */
  screen: string;
  sendsJson: boolean;
  /** Whether it goes to another host than the portal API. */
  hasOwnServer: boolean;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}

/** Every operation, in the document's order. */
export function operations(): Operation[] {
  return keysOf(valueAt(['paths'])).flatMap((path) =>
    METHODS.filter((method) => valueAt(['paths', path, method]) !== undefined).map((method) => {
      const operation = ['paths', path, method];
      const response = resolvedPath([...operation, 'responses', '200']);
      const json = [...response, 'content', 'application/json'];
      const success = valueAt(json) === undefined ? null : json;
      const sent = resolvedPath([...operation, 'requestBody']);
      return {
        id: String(valueAt([...operation, 'operationId'])),
        method,
        path,
        success,
        screen: String(valueAt([...operation, 'x-screen'])),
        sendsJson: valueAt([...sent, 'content', 'application/json']) !== undefined,
        hasOwnServer: valueAt([...operation, 'servers']) !== undefined,
      };
    }),
  );
}

/** The examples of an operation's success response by their names. */
export function examples({ success }: Operation): Record<string, unknown> {
  if (!success) return {};
  const names = keysOf(valueAt([...success, 'examples']));
  return Object.fromEntries(
    names.map((name) => {
      const example = resolvedPath([...success, 'examples', name]);
      return [name, valueAt([...example, 'value'])];
    }),
  );
}
