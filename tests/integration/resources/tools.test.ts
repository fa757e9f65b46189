import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '@/http/answer';
import { MalformedAnswerError } from '@/http/http-error';
import { launchUrl } from '@/resources/tools/access';
import { fetchCatalogue } from '@/resources/tools/api';
import { catalogueSchema, searchResultsSchema, toolSchema } from '@/resources/tools/schema';
import { setupMockApi } from '@mock-api/node';
import { NOT_AN_OBJECT, ODD_VALUES, oddAnswers } from '../../helpers/malformed';

const { server } = setupMockApi();

const good = {
  _id: 't1',
  name: 'Value Ladder Agent',
  description: 'Lays your services out as steps.',
  image: '/tools/value-ladder.svg',
  url: 'https://apps.example/value-ladder',
  hashtags: ['Sales and Marketing Tools', 'offers'],
  platformId: 'value-ladder',
  isFree: false,
};

describe('a tool', () => {
  it('is read', () => {
    const { _id: id, ...fields } = good;
    expect(parseAnswer(toolSchema, { ...good, extra: 1 })).toEqual({ id, ...fields });
  });

  it.each(oddAnswers(good))('is usable with %s', (_, body) => {
    const tool = parseAnswer(toolSchema, body);
    expect(tool.name.trim()).not.toBe('');
    for (const text of [tool.id, tool.description, tool.image, tool.url]) {
      expect(text).toBeTypeOf('string');
    }
    for (const tag of tool.hashtags) expect(tag.trim()).not.toBe('');
    expect(tool.isFree).toBeTypeOf('boolean');
    expect(launchUrl(tool) ?? 'https://').toMatch(/^https?:\/\//);
  });

  it('has each hashtag once, without blanks around it', () => {
    const hashtags = [' offers ', 'offers', '', ' ', null, 5, 'pricing', ['x']];
    expect(parseAnswer(toolSchema, { ...good, hashtags }).hashtags).toEqual(['offers', 'pricing']);
  });

  it.each([
    ['Coming Soon...'],
    ['coming soon'],
    [''],
    ['javascript:alert(document.cookie)'],
    ['data:text/html,<script>1</script>'],
    ['//evil.example'],
  ])('with the address %j is not launched', (url) => {
    expect(launchUrl(parseAnswer(toolSchema, { ...good, url }))).toBeNull();
  });

  it.each(NOT_AN_OBJECT)('can’t be read from %j', (body) => {
    expect(() => parseAnswer(toolSchema, body)).toThrow(MalformedAnswerError);
  });
});

describe('the catalogue', () => {
  it('leaves out what is no tool and what has no id to be opened by', () => {
    const nameless = { _id: 't2' };
    const body = [...ODD_VALUES, good, { name: 'No id' }, nameless, [good]];
    expect(parseAnswer(catalogueSchema, body).map(({ id, name }) => [id, name])).toEqual([
      ['t1', 'Value Ladder Agent'],
      ['t2', 'Untitled tool'],
    ]);
  });

  it('keeps the first of several tools with one id', () => {
    const body = [good, { ...good, name: 'Repeated' }, { ...good, _id: 't2', name: 'Other' }];
    expect(parseAnswer(catalogueSchema, body).map(({ name }) => name)).toEqual([
      'Value Ladder Agent',
      'Other',
    ]);
  });

  it('may be empty', () => {
    expect(parseAnswer(catalogueSchema, [])).toEqual([]);
  });

  it.each([...NOT_AN_OBJECT, {}, { tools: [good] }])('can’t be read from %j', async (body) => {
    server.use(http.get('*/getTools', () => HttpResponse.json(body ?? null)));
    const error = await fetchCatalogue(new AbortController().signal).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(MalformedAnswerError);
    expect(error).toMatchObject({ message: 'Invalid API response' });
  });
});

describe('search results', () => {
  it('are rows with an id, a name and a description', () => {
    expect(parseAnswer(searchResultsSchema, [good])).toEqual([
      { id: 't1', name: good.name, description: good.description },
    ]);
  });

  it('keep the first of several rows with one id', () => {
    const body = [good, { ...good, name: 'Repeated' }];
    expect(parseAnswer(searchResultsSchema, body).map(({ name }) => name)).toEqual([good.name]);
  });

  it('leave out what can’t be opened', () => {
    const body = [...ODD_VALUES, { name: 'No id' }, { id: 5, name: null, description: [] }];
    expect(parseAnswer(searchResultsSchema, body)).toEqual([
      { id: '5', name: 'Untitled tool', description: '' },
    ]);
  });

  it.each([...NOT_AN_OBJECT, {}, { results: [good] }])('are none for %j', (body) => {
    expect(parseAnswer(searchResultsSchema, body)).toEqual([]);
  });
});
