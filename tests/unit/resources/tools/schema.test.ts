import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  catalogueSchema,
  requestedToolSchema,
  searchResultsSchema,
  toolSchema,
} from '@/resources/tools/schema';
import { MALFORMED_VALUES, toolBody } from '../../../helpers/values';

const nameless = { name: 'No id' };
const repeated = { ...toolBody, name: 'Repeated' };

it('a tool is parsed with each hashtag once and trimmed', () => {
  const hashtags = [' offers ', 'offers', '', ' ', null, 5, 'pricing', ['x']];
  const tool = v.parse(toolSchema, { ...toolBody, hashtags });
  expect(tool.hashtags).toEqual(['offers', 'pricing']);
});

it('a requested tool has an id or a name, unlike an error with status 200', () => {
  const bodies = [{ _id: 't1' }, nameless, { success: false, message: 'No.' }, [toolBody], '<p>'];
  const accepted = bodies.map((body) => v.safeParse(requestedToolSchema, body).success);
  expect(accepted).toEqual([true, true, false, false, false]);
});

it('entries of the catalogue that are no tool, have no id or that of an earlier one are left out', () => {
  const body = [...MALFORMED_VALUES, toolBody, nameless, { _id: 't2' }, [toolBody], repeated];
  expect(v.parse(catalogueSchema, body).map(({ id, name }) => [id, name])).toEqual([
    ['t1', toolBody.name],
    ['t2', 'Untitled tool'],
  ]);
});

it('a catalogue that is no list is an error that says so', () => {
  expect(() => v.parse(catalogueSchema, { tools: [toolBody] })).toThrow('Invalid API response');
});

it('search results without an id or with that of an earlier one are left out', () => {
  const incomplete = { id: 5, name: null, description: [] };
  const body = [...MALFORMED_VALUES, nameless, toolBody, incomplete, repeated];
  expect(v.parse(searchResultsSchema, body)).toEqual([
    { id: 't1', name: toolBody.name, description: toolBody.description },
    { id: '5', name: 'Untitled tool', description: '' },
  ]);
});
