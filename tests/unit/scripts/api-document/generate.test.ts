import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import {
  count,
  field,
  flag,
  listOf,
  record,
  recordOrDefaults,
  recordWithId,
  text,
  textList,
} from '@/lib/parse/field-schemas';
import { withGeneratedComponents } from '../../../../scripts/api-document/generate';
import { component, toComponentSchemas } from '../../../../scripts/api-document/json-schemas';

const file = new URL('../../../../docs/api/openapi.yaml', import.meta.url);
const document = readFileSync(file, 'utf8');

it('docs/api/openapi.yaml has the components that `npm run generate:api` makes', () => {
  expect(parse(withGeneratedComponents(document))).toEqual(parse(document));
});

const author = v.pipe(recordWithId, v.object({ id: text, name: text }));

it('a component has the types of its fields, what the portal does with them, and references', () => {
  const book = v.pipe(
    record,
    v.object({
      title: v.string(),
      pages: count,
      isFree: flag,
      tags: textList,
      authors: listOf(author),
      size: recordOrDefaults(v.object({ width: count })),
      other: field((value) => value),
    }),
    v.check(() => true),
    v.transform(({ title }) => title),
  );
  const components = { Author: component(author), Book: component(book) };
  const tolerated = (type: string, more = {}) => ({
    type: [type, 'null'],
    'x-portal': 'tolerates',
    ...more,
  });
  const id = { type: 'string', 'x-portal': 'tolerates' };
  expect(toComponentSchemas(components)).toEqual({
    Author: { type: 'object', properties: { _id: id, id, name: tolerated('string') } },
    Book: {
      type: 'object',
      required: ['title'],
      properties: {
        title: { type: 'string', 'x-portal': 'needs' },
        pages: tolerated('number'),
        isFree: tolerated('boolean'),
        tags: tolerated('array', { items: { type: 'string' } }),
        authors: tolerated('array', { items: { $ref: '#/components/schemas/Author' } }),
        size: tolerated('object', { properties: { width: tolerated('number') } }),
        other: { 'x-portal': 'tolerates' },
      },
    },
  });
});

it('the notes of a component add descriptions, required, needed and ignored fields', () => {
  const noted = component(author, {
    description: 'Who wrote it.',
    always: ['name'],
    needs: ['name'],
    fields: { name: 'In full.' },
    ignores: { email: 'string' },
  });
  expect(toComponentSchemas({ Author: noted })['Author']).toMatchObject({
    description: 'Who wrote it.',
    required: ['name'],
    properties: {
      name: { type: 'string', 'x-portal': 'needs', description: 'In full.' },
      email: { type: 'string', 'x-portal': 'ignores' },
    },
  });
});
