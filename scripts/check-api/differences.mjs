import { resolveReference } from './document.mjs';

/**
 * A difference between a response and the document.
 * @typedef {{ field: string, problem: string, breaks: boolean }} Difference
 */

/** The JSON type of a value. @param {unknown} value */
function jsonTypeOf(value) {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** @param {any} schema @param {unknown} value */
function hasType(schema, value) {
  if (schema.type === undefined) return true;
  const types = [schema.type].flat();
  const type = jsonTypeOf(value);
  return types.includes(type) || (type === 'number' && types.includes('integer'));
}

/** Whether the portal needs a field. A field that it tolerates or ignores breaks nothing. */
function isNeeded(schema, inherited) {
  const use = schema['x-portal'];
  return use === undefined ? inherited : use === 'needs';
}

/** The alternative with the fewest breaking differences, then with the fewest differences. */
function closest(alternatives) {
  const weight = (list) => list.filter(({ breaks }) => breaks).length * 1000 + list.length;
  return alternatives.reduce((one, other) => (weight(other) < weight(one) ? other : one));
}

/**
 * Compares a response body with its schema. The result contains fields and types, but no values.
 * @param {any} reference the schema, or a reference to it
 * @param {unknown} value
 * @returns {Difference[]}
 */
export function findDifferences(reference, value, field = 'body', needed = true) {
  const schema = resolveReference(reference);
  const breaks = isNeeded(schema, needed);
  const alternatives = schema.anyOf ?? schema.oneOf;
  const found = alternatives
    ? closest(alternatives.map((branch) => findDifferences(branch, value, field, breaks)))
    : [];
  for (const part of schema.allOf ?? []) found.push(...findDifferences(part, value, field, breaks));
  if (!hasType(schema, value)) {
    const expected = [schema.type].flat().join(' or ');
    return [...found, { field, problem: `is ${jsonTypeOf(value)}, not ${expected}`, breaks }];
  }
  if (jsonTypeOf(value) === 'array') {
    for (const entry of schema.items ? value : []) {
      found.push(...findDifferences(schema.items, entry, `${field}[]`, breaks));
    }
  } else if (jsonTypeOf(value) === 'object') {
    for (const name of schema.required ?? []) {
      const missing = value[name] === undefined;
      if (missing) found.push({ field: `${field}.${name}`, problem: 'is missing', breaks });
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (value[name] === undefined) continue;
      found.push(...findDifferences(property, value[name], `${field}.${name}`, breaks));
    }
  }
  return found;
}
