import * as fc from 'fast-check';
import { parseResponse } from '@/http/parse-response';
import { toolSchema, type Tool } from '@/resources/tools/schema';
import { seedTools } from '@mock-api/seed/tools';
import { serializeTool } from '@mock-api/serializers/tool';
import { isRecord } from '@/lib/parse/guards';
import { resolvedPath, valueAt } from '@mock-api/document';

/** Values that a malformed response may have in place of a field's value. */
export const MALFORMED_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  '   ',
  'text',
  'NaN',
  '-5',
  '1e999',
  0,
  -5,
  0.5,
  Number.MAX_SAFE_INTEGER * 2,
  Infinity,
  NaN,
  [],
  [[]],
  [null, 1, 'text', {}],
  {},
  { nested: { deeper: [] } },
];

/** Response bodies that are not an object. */
export const NOT_AN_OBJECT: readonly unknown[] = [undefined, null, true, 5, '', '<html></html>'];

/** Every field of a tool, with the value of the first tool of the mock API that has it. */
const allFields = Object.assign(
  {},
  ...seedTools()
    .reverse()
    .map((tool) => serializeTool(tool, 'https://apps.example')),
) as ReturnType<typeof serializeTool>;

/** The response body of a paid tool that can be launched, with all fields. */
export const toolBody = {
  ...allFields,
  _id: 't1',
  name: 'Value Ladder Agent',
  description: 'Lays your services out as steps.',
  image: 'tools/value-ladder.svg',
  url: 'https://apps.example/value-ladder',
  hashtags: ['Sales and Marketing Tools', 'offers', 'pricing'],
  platformId: 'value-ladder',
  isFree: false,
};

/** The tool of `toolBody`. @param change the fields that differ */
export function makeTool(change: Partial<Tool> = {}): Tool {
  return { ...parseResponse(toolSchema, toolBody), ...change };
}

const TEXTS = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '   ',
    '42',
    '-0',
    'free',
    'ACTIVE',
    'free_plan',
    'Coming Soon...',
    'https://tools.example.com/',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    '2026-11-22T01:57:34.794Z',
    '0000-99-99T99:99:99Z',
    '\u202Etxet',
    '🧭'.repeat(40),
    'x'.repeat(3000),
  ),
);
const NUMBERS = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -1, 0.1, 49, 50, 999_950, 1e21, 5e-324, Number.MAX_SAFE_INTEGER),
);
/** Values of a type that the API's document does not specify for the field. */
const WRONG = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [null], { nested: { deep: [1] } }),
  TEXTS,
  NUMBERS,
);

function strings(value: unknown): string[] {
  return (Array.isArray(value) ? value : []).map(String);
}

function objectOfSchema(path: readonly string[], schema: Record<string, unknown>) {
  const alternatives: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [{}];
  const required = fc.constantFrom(
    ...alternatives.map((branch) =>
      strings(schema['required']).concat(strings(isRecord(branch) ? branch['required'] : [])),
    ),
  );
  const names = Object.keys(isRecord(schema['properties']) ? schema['properties'] : {});
  const fields = fc.record(
    Object.fromEntries(names.map((name) => [name, valid([...path, 'properties', name])])),
    { requiredKeys: [] },
  );
  const all = fc.record(
    Object.fromEntries(names.map((name) => [name, valid([...path, 'properties', name])])),
  );
  return fc.tuple(fields, all, required).map(([optional, complete, keys]) => ({
    ...optional,
    ...Object.fromEntries(keys.map((key) => [key, complete[key]])),
  }));
}

function valueOfType(type: string, path: readonly string[], schema: Record<string, unknown>) {
  switch (type) {
    case 'string':
      return TEXTS;
    case 'number':
    case 'integer':
      return NUMBERS;
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array('items' in schema ? valid([...path, 'items']) : WRONG, { maxLength: 6 });
    default:
      return objectOfSchema(path, schema);
  }
}

/** Values that are valid for a schema of the API's document. @param reference path of the schema */
export function valid(reference: readonly string[]): fc.Arbitrary<unknown> {
  const path = resolvedPath(reference);
  const schema = valueAt(path);
  if (!isRecord(schema)) return WRONG;
  const { type } = schema;
  const keyword = ['oneOf', 'anyOf'].find((name) => name in schema);
  if (keyword && type === undefined) {
    const branches = strings(Object.keys(Object(schema[keyword])));
    return fc.oneof(...branches.map((index) => valid([...path, keyword, index])));
  }
  if (Array.isArray(schema['allOf'])) {
    const parts = schema['allOf'].map((_, index) => valid([...path, 'allOf', String(index)]));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown);
  }
  const types = Array.isArray(type) ? type.map(String) : [typeof type === 'string' ? type : ''];
  return fc.oneof(...types.map((name) => (name === '' ? WRONG : valueOfType(name, path, schema))));
}

/** The paths of a value and of everything nested in it. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, entry]) => pathsIn(entry, [...path, key]));
  return [path, ...inner];
}

function replaced(value: unknown, [key, ...rest]: string[], to: unknown, drop: boolean): unknown {
  if (key === undefined) return to;
  const copy = (Array.isArray(value) ? [...value] : { ...Object(value) }) as Record<
    string,
    unknown
  >;
  if (rest.length === 0 && drop) delete copy[key];
  else copy[key] = replaced(copy[key], rest, to, drop);
  return copy;
}

/** Values with up to three fields dropped or of another type. */
export function damaged(schema: readonly string[]): fc.Arbitrary<unknown> {
  const damage = fc.record({ place: fc.nat(), to: WRONG, drop: fc.boolean() });
  return fc
    .tuple(valid(schema), fc.array(damage, { minLength: 1, maxLength: 3 }))
    .map(([value, damages]) =>
      damages.reduce((current, { place, to, drop }) => {
        const all = pathsIn(current);
        return replaced(current, all[place % all.length] ?? [], to, drop);
      }, value),
    );
}
