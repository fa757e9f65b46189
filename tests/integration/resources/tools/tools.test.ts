import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { fetchCatalogue } from '@/resources/tools/api';
import { catalogueSchema, searchResultsSchema, toolSchema } from '@/resources/tools/schema';
import { setupMockApi } from '@mock-api/node';
import { NOT_AN_OBJECT, MALFORMED_VALUES, toolBody } from '../../../helpers/values';

const { server } = setupMockApi();

const nameless = { name: 'No id' };
const repeated = { ...toolBody, name: 'Repeated' };

it('a tool is parsed with its known fields, and each hashtag once and trimmed', () => {
  const { _id: id, ...fields } = toolBody;
  const hashtags = [' offers ', 'offers', '', ' ', null, 5, 'pricing', ['x']];
  expect(parseResponse(toolSchema, { ...toolBody, hashtags, extra: 1 })).toEqual({
    ...fields,
    id,
    hashtags: ['offers', 'pricing'],
  });
});

it.each(NOT_AN_OBJECT)('parsing a tool from %j throws', (body) => {
  expect(() => parseResponse(toolSchema, body)).toThrow(MalformedResponseError);
});

it('entries of the catalogue that are no tool, have no id or that of an earlier one are left out', () => {
  const body = [...MALFORMED_VALUES, toolBody, nameless, { _id: 't2' }, [toolBody], repeated];
  expect(parseResponse(catalogueSchema, body).map(({ id, name }) => [id, name])).toEqual([
    ['t1', toolBody.name],
    ['t2', 'Untitled tool'],
  ]);
});

it.each([...NOT_AN_OBJECT, {}, { tools: [toolBody] }])(
  'a catalogue response of %j rejects as malformed',
  async (body) => {
    server.use(http.get('*/getTools', () => HttpResponse.json(body ?? null)));
    const error = await fetchCatalogue(new AbortController().signal).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(error).toMatchObject({ message: 'Invalid API response' });
  },
);

it('search results are parsed with id, name and description, and those without id or with that of an earlier one are left out', () => {
  const incomplete = { id: 5, name: null, description: [] };
  const body = [...MALFORMED_VALUES, nameless, toolBody, incomplete, repeated];
  expect(parseResponse(searchResultsSchema, body)).toEqual([
    { id: 't1', name: toolBody.name, description: toolBody.description },
    { id: '5', name: 'Untitled tool', description: '' },
  ]);
});

it.each([...NOT_AN_OBJECT, {}, { results: [toolBody] }])(
  'a search response of %j is parsed as no results',
  (body) => {
    expect(parseResponse(searchResultsSchema, body)).toBeNull();
  },
);
