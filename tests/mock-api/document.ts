import { parse } from 'yaml';
import { isRecord } from '@/lib/optional-fields';
import openapi from '../../docs/api/openapi.yaml?raw';

/** docs/api/openapi.yaml, parsed. */
export const apiDocument: unknown = parse(openapi);

/** A value of the document by its keys; `undefined` where there is none. */
export function valueAt(path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isRecord(inner) ? inner[key] : undefined),
    apiDocument,
  );
}

/** Where a value of the document stands: its own path, or the one that its `$ref` leads to. */
export function resolvedPath(path: readonly string[]): readonly string[] {
  const reference = valueAt([...path, '$ref']);
  return typeof reference === 'string' ? reference.replace('#/', '').split('/') : path;
}

/** An operation of the document. */
export interface Operation {
  id: string;
  method: string;
  /** With parameters as `{name}`. */
  path: string;
  /** Path of the JSON part of its success response; `null` without one. */
  success: readonly string[] | null;
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
      return { id: String(valueAt([...operation, 'operationId'])), method, path, success };
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
