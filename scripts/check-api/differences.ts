import type { ErrorObject } from 'ajv';
import { isList } from '@/lib/parse/guards';
import { validatorAt } from '@mock-api/contract';
import { resolvedPath, valueAt } from '@mock-api/document';

/** The alternatives of a schema of the document; the schema itself if it has none. */
function alternativesOf(schema: readonly string[]): (readonly string[])[] {
  const path = resolvedPath(schema);
  const keyword = ['anyOf', 'oneOf'].find((name) => valueAt([...path, name]) !== undefined);
  if (keyword === undefined) return [path];
  const branches = Object.keys(Object(valueAt([...path, keyword])));
  return branches.flatMap((branch) => alternativesOf([...path, keyword, branch]));
}

/** What the portal does with the field of an error. */
function useOf({ keyword, params, parentSchema }: ErrorObject): unknown {
  const { properties } = Object(parentSchema);
  const schema = keyword === 'required' ? properties?.[params['missingProperty']] : parentSchema;
  return Object(schema)['x-portal'];
}

/** The errors of the alternative that fits best, without fields that the portal ignores. */
function findErrors(schema: readonly string[], body: unknown): ErrorObject[] {
  const results = alternativesOf(schema).map((alternative) => {
    const validate = validatorAt(alternative);
    validate(body);
    const errors = validate.errors ?? [];
    const choices = errors.filter(({ keyword }) => keyword === 'oneOf');
    // The error of a choice stands for those of its alternatives.
    const isAlternative = (error: ErrorObject) =>
      choices.some((other) => other !== error && other.instancePath === error.instancePath);
    return errors.filter((error) => useOf(error) !== 'ignores' && !isAlternative(error));
  });
  return results.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** The field of an error, such as `body[].name`, and its problem. */
function describe({ instancePath, keyword, params, message }: ErrorObject): string {
  const field = `body${instancePath.replaceAll(/\/\d+/g, '[]').replaceAll('/', '.')}`;
  return keyword === 'required'
    ? `${field}.${params['missingProperty']} is missing`
    : `${field} ${message}`;
}

/** The values at a path such as `body[].hashtags[]`. */
function valuesAt(body: unknown, path: string): unknown[] {
  const keys = path.split(/(?=\[\])|\./).slice(1);
  return keys.reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => (key === '[]' && isList(value) ? value : [Object(value)[key]])),
    [body],
  );
}

/**
 * Compares a response body with its schema in the API document. The texts contain fields and types,
 * but no values; those of needed fields come first, and equal ones of the entries of a list are
 * counted.
 */
export function findDifferences(schema: readonly string[], body: unknown): string[] {
  const errors = findErrors(schema, body).toSorted(
    (one, other) => Number(useOf(other) === 'needs') - Number(useOf(one) === 'needs'),
  );
  const counts = new Map<string, number>();
  for (const text of errors.map(describe)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Array.from(counts, ([text, count]) => {
    const [list] = /^\S*\[\]/.exec(text) ?? [];
    return list === undefined ? text : `${text} in ${count} of ${valuesAt(body, list).length}`;
  });
}
