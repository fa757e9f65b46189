import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { MalformedResponseError } from '@/http/http-error';
import { parseResponse } from '@/http/parse-response';
import { fetchCatalogue } from '@/resources/tools/api';
import { catalogueSchema, searchResultsSchema, toolSchema } from '@/resources/tools/schema';
import { setupMockApi } from '@mock-api/node';
import { NOT_AN_OBJECT, MALFORMED_VALUES, toolBody } from '../../../helpers/values';

const { server } = setupMockApi();

it('a tool is parsed with its known fields', () => {
  const { _id: id, ...fields } = toolBody;
  expect(parseResponse(toolSchema, { ...toolBody, extra: 1 })).toEqual({ id, ...fields });
});

it('a tool has each hashtag once and trimmed', () => {
  const hashtags = [' offers ', 'offers', '', ' ', null, 5, 'pricing', ['x']];
  expect(parseResponse(toolSchema, { ...toolBody, hashtags }).hashtags).toEqual([
    'offers',
    'pricing',
  ]);
});

it.each(NOT_AN_OBJECT)('parsing a tool from %j throws', (body) => {
  expect(() => parseResponse(toolSchema, body)).toThrow(MalformedResponseError);
});

it('entries of the catalogue that are no tool or have no id are left out', () => {
  const nameless = { _id: 't2' };
  const body = [...MALFORMED_VALUES, toolBody, { name: 'No id' }, nameless, [toolBody]];
  expect(parseResponse(catalogueSchema, body).map(({ id, name }) => [id, name])).toEqual([
    ['t1', 'Value Ladder Agent'],
    ['t2', 'Untitled tool'],
  ]);
});

it('the catalogue keeps the first of several tools with one id', () => {
  const body = [
    toolBody,
    { ...toolBody, name: 'Repeated' },
    { ...toolBody, _id: 't2', name: 'Other' },
  ];
  expect(parseResponse(catalogueSchema, body).map(({ name }) => name)).toEqual([
    'Value Ladder Agent',
    'Other',
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

it('a search result is parsed with an id, a name and a description', () => {
  expect(parseResponse(searchResultsSchema, [toolBody])).toEqual([
    { id: 't1', name: toolBody.name, description: toolBody.description },
  ]);
});

it('the search results keep the first of several rows with one id', () => {
  const body = [toolBody, { ...toolBody, name: 'Repeated' }];
  expect(parseResponse(searchResultsSchema, body).map(({ name }) => name)).toEqual([toolBody.name]);
});

it('search results without an id are left out', () => {
  const body = [...MALFORMED_VALUES, { name: 'No id' }, { id: 5, name: null, description: [] }];
  expect(parseResponse(searchResultsSchema, body)).toEqual([
    { id: '5', name: 'Untitled tool', description: '' },
  ]);
});

it.each([...NOT_AN_OBJECT, {}, { results: [toolBody] }])(
  'a search response of %j is parsed as no results',
  (body) => {
    expect(parseResponse(searchResultsSchema, body)).toEqual([]);
  },
);
