/** Makes JSON Schemas from the portal's lenient schemas, for the API's document. */
import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { recordWithId, type SentTypes } from '@/lib/parse/field-schemas';
import { isList, isRecord } from '@/lib/parse/guards';
import type { ResponseBody } from '@mock-api/response-body';

type AnySchema = v.GenericSchema<never, unknown> | v.GenericSchema;

/** What the schema of a component does not contain. */
export interface ComponentNotes<Field extends string = string> {
  description?: string;
  /** Fields that a server always sends. */
  always?: readonly Field[];
  /** Fields that the portal needs although their schemas tolerate other values. */
  needs?: readonly Field[];
  /** Descriptions of fields. */
  fields?: Partial<Record<Field, string>>;
  /** Schemas of fields that are parsed in a second step, or by a function. */
  parsedLater?: Partial<Record<Field, AnySchema>>;
  /** Fields that a server may send and the portal never reads. */
  ignores?: Readonly<Record<string, JsonSchema['type']>>;
}

export interface Component {
  schema: AnySchema;
  notes: ComponentNotes;
}

/** A component of the document, with the names of its fields checked. */
export function component<Schema extends AnySchema>(
  schema: Schema,
  notes: ComponentNotes<('_id' | keyof ResponseBody<Schema>) & string> = {},
): Component {
  return { schema, notes };
}

const SENT: Readonly<Record<keyof SentTypes, v.GenericSchema>> = {
  string: v.string(),
  number: v.number(),
  boolean: v.boolean(),
  strings: v.array(v.string()),
  list: v.array(v.unknown()),
  any: v.unknown(),
};

/** The schemas of a pipe; of another schema, itself. */
function partsOf(schema: object): object[] {
  return 'pipe' in schema && isList(schema.pipe)
    ? schema.pipe.filter((part) => isRecord(part) && part['kind'] === 'schema').map(Object)
    : [schema];
}

function entriesOf(schema: object): Record<string, object> | null {
  return 'entries' in schema && isRecord(schema.entries)
    ? (schema.entries as Record<string, object>)
    : null;
}

/**
 * Converts lenient schemas to plain ones, which the library can convert: a field with a fallback is
 * optional and may be null. A schema is converted once, so that references to it are recognized.
 */
function createConverter() {
  const known = new Map<object, v.GenericSchema>();

  function convertObject(parts: object[], later: ComponentNotes['parsedLater'] = {}) {
    const entries = parts.map(entriesOf).find((found) => found !== null);
    if (!entries) return null;
    const hasId = parts.some((part) => part === recordWithId);
    const fields = Object.entries(entries)
      .filter(([name]) => !(hasId && name === 'id'))
      .map(([name, field]) => {
        const replaced = later[name];
        return [name, replaced ? v.nullish(convert(replaced)) : convertField(field)] as const;
      });
    const ids = { _id: v.optional(v.string()), id: v.optional(v.string()) };
    const all: v.ObjectEntries = { ...(hasId && ids), ...Object.fromEntries(fields) };
    return v.object(all) as v.GenericSchema;
  }

  function convertUncached(schema: object, later?: ComponentNotes['parsedLater']): v.GenericSchema {
    if ('item' in schema) return v.array(convert(Object(schema.item)));
    const sent = 'sent' in schema ? schema.sent : undefined;
    if (typeof sent === 'string' && sent in SENT) return SENT[sent as keyof SentTypes];
    const parts = partsOf(schema);
    // A pipe of a plain value ends with the schema that validates it.
    return convertObject(parts, later) ?? (parts.at(-1) as v.GenericSchema);
  }

  function convert(schema: object, later?: ComponentNotes['parsedLater']): v.GenericSchema {
    const found = known.get(schema);
    if (found) return found;
    const converted = convertUncached(schema, later);
    known.set(schema, converted);
    return converted;
  }

  /** A field is required only if its schema has no fallback. */
  function convertField(schema: object): v.GenericSchema {
    const converted = convert(schema);
    return 'fallback' in schema ? v.nullish(converted) : converted;
  }
  return convert;
}

type Json = Record<string, unknown>;

/** `anyOf` of one type and null as a list of types; the library's own keys are left out. */
function simplify(value: unknown): unknown {
  if (isList(value)) return value.map(simplify);
  if (!isRecord(value)) return value;
  const { $schema: _, anyOf, ...keys } = value;
  const simple = Object.fromEntries(
    Object.entries(keys).map(([key, inner]) => [key, simplify(inner)]),
  );
  if (!isList(anyOf)) return simple;
  const branches = anyOf.map(simplify) as Json[];
  const [first = {}, second = {}] = branches;
  const isNullable = branches.length === 2 && second['type'] === 'null';
  if (!isNullable) return { anyOf: branches, ...simple };
  if (Object.keys(first).length === 0) return simple;
  return typeof first['type'] === 'string'
    ? { ...first, type: [first['type'], 'null'], ...simple }
    : { anyOf: branches, ...simple };
}

/** Adds to each field what the portal does with it: it needs those that its schema requires. */
function addUse(schema: unknown): unknown {
  if (isList(schema)) return schema.map(addUse);
  if (!isRecord(schema)) return schema;
  const { properties, required, items, ...keys } = schema;
  const needed = isList(required) ? required : [];
  const fields = isRecord(properties)
    ? Object.entries(properties).map(([name, field]) => [
        name,
        { ...Object(addUse(field)), 'x-portal': needed.includes(name) ? 'needs' : 'tolerates' },
      ])
    : null;
  return {
    ...keys,
    ...(needed.length > 0 && { required: needed }),
    ...(fields && { properties: Object.fromEntries(fields) as Json }),
    ...(items !== undefined && { items: addUse(items) }),
  };
}

function addNotes(schema: Json, notes: ComponentNotes): Json {
  const { description, always = [], needs = [], fields = {}, ignores = {} } = notes;
  const { properties, required, type: _, ...keys } = schema;
  const described = Object.entries(Object(properties) as Record<string, Json>).map(
    ([name, field]) => {
      const text = fields[name];
      const type = isList(field['type']) ? field['type'][0] : field['type'];
      const use = needs.includes(name) ? { type, 'x-portal': 'needs' } : {};
      return [name, { ...field, ...use, ...(text !== undefined && { description: text }) }];
    },
  );
  const ignored = Object.entries(ignores).map(([name, ignoredType]) => [
    name,
    { type: ignoredType, 'x-portal': 'ignores' },
  ]);
  const sent = [...(isList(required) ? required : []), ...always];
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    ...keys,
    ...(sent.length > 0 && { required: [...new Set(sent)] }),
    properties: Object.fromEntries([...described, ...ignored]) as Json,
  };
}

/** The JSON Schemas of components, with references between them. */
export function toComponentSchemas(
  components: Readonly<Record<string, Component>>,
): Record<string, Json> {
  const convert = createConverter();
  const plain = Object.fromEntries(
    Object.entries(components).map(([name, { schema, notes }]) => [
      name,
      convert(schema, notes.parsedLater),
    ]),
  );
  const schemas = toJsonSchemaDefs(plain, {
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      addNotes(addUse(simplify(schema)) as Json, components[name]?.notes ?? {}),
    ]),
  );
}
