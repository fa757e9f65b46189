import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const document = parse(
  readFileSync(new URL('../../docs/api/openapi.yaml', import.meta.url), 'utf8'),
);

/** The target of a `$ref`, merged with the other keys of its object. @param {any} value */
export function resolveReference(value) {
  if (typeof value?.$ref !== 'string') return value;
  const { $ref, ...otherKeys } = value;
  const keys = $ref.slice(2).split('/');
  const target = keys.reduce((inner, key) => inner[key], document);
  return { ...resolveReference(target), ...otherKeys };
}

/**
 * An operation of the document.
 * @param {string} operationId
 * @returns {{ method: string, path: string, screen: string, schema: object | undefined }} `schema` is
 *   that of the 200 response
 * @throws Error for an unknown id
 */
export function findOperation(operationId) {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const found = item[method];
      if (found?.operationId !== operationId) continue;
      const { content } = resolveReference(found.responses['200']);
      const schema = content?.['application/json']?.schema;
      return { method: method.toUpperCase(), path, screen: found['x-screen'], schema };
    }
  }
  throw new Error(`The document has no operation ${operationId}.`);
}
