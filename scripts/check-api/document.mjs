import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const document = parse(
  readFileSync(new URL('../../docs/api/openapi.yaml', import.meta.url), 'utf8'),
);

/** What a `$ref` leads to, with the keys that stand beside it. @param {any} value */
export function resolve(value) {
  if (typeof value?.$ref !== 'string') return value;
  const { $ref, ...beside } = value;
  const keys = $ref.slice(2).split('/');
  const target = keys.reduce((inner, key) => inner[key], document);
  return { ...resolve(target), ...beside };
}

/**
 * An operation of the document.
 * @param {string} operationId
 * @returns {{ method: string, path: string, screen: string, schema: object | undefined }} the schema of its success
 * @throws Error for an id that the document does not have
 */
export function operation(operationId) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const found = item[method];
      if (found?.operationId !== operationId) continue;
      const { content } = resolve(found.responses['200']);
      const schema = content?.['application/json']?.schema;
      return { method: method.toUpperCase(), path, screen: found['x-screen'], schema };
    }
  }
  throw new Error(`The document has no operation ${operationId}.`);
}
