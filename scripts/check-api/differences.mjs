import { resolveReference } from './document.mjs';

/**
 * A difference between a response and the OpenAPI document. `isBreaking`: the portal needs the field.
 * @typedef {{ field: string, problem: string, isBreaking: boolean }} Difference
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

/** Whether the portal needs a field. A difference in any other field is not breaking. */
function isNeeded(schema, inherited) {
  const use = schema['x-portal'];
  return use === undefined ? inherited : use === 'needs';
}

/**
 * The differences of the alternative with the fewest breaking differences, then with the fewest
 * differences. The order is exact for fewer than 1000 differences per alternative.
 */
function selectFewestDifferences(alternatives) {
  const weight = (list) => list.filter(({ isBreaking }) => isBreaking).length * 1000 + list.length;
  return alternatives.reduce((one, other) => (weight(other) < weight(one) ? other : one));
}

/**
 * Compares a response body with its schema. The result contains fields and types, but no values.
 * @param {any} reference the schema, or a reference to it
 * @param {unknown} value
 * @param {string} field the path of the value in the response, as shown in the result
 * @param {boolean} needed whether the portal needs the value, unless the schema has `x-portal`
 * @returns {Difference[]}
 */
export function findDifferences(reference, value, field = 'body', needed = true) {
  const schema = resolveReference(reference);
  const isBreaking = isNeeded(schema, needed);
  const alternatives = schema.anyOf ?? schema.oneOf;
  const found = alternatives
    ? selectFewestDifferences(
        alternatives.map((branch) => findDifferences(branch, value, field, isBreaking)),
      )
    : [];
  for (const part of schema.allOf ?? [])
    found.push(...findDifferences(part, value, field, isBreaking));
  if (!hasType(schema, value)) {
    const expected = [schema.type].flat().join(' or ');
    return [...found, { field, problem: `is ${jsonTypeOf(value)}, not ${expected}`, isBreaking }];
  }
  if (jsonTypeOf(value) === 'array') {
    for (const entry of schema.items ? value : []) {
      found.push(...findDifferences(schema.items, entry, `${field}[]`, isBreaking));
    }
  } else if (jsonTypeOf(value) === 'object') {
    for (const name of schema.required ?? []) {
      const missing = value[name] === undefined;
      if (missing) found.push({ field: `${field}.${name}`, problem: 'is missing', isBreaking });
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (value[name] === undefined) continue;
      found.push(...findDifferences(property, value[name], `${field}.${name}`, isBreaking));
    }
  }
  return found;
}
