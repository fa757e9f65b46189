import { expect, it } from 'vitest';
import { relatedTools } from '@/resources/tools/related';
import { makeTool } from '../../../helpers/values';

const tool = makeTool({ id: 'self', hashtags: ['Sales Tools', 'offers', 'pricing'] });
const ids = (others: { id: string; hashtags: string[] }[]) =>
  relatedTools(
    tool,
    others.map((other) => makeTool(other)),
  ).map(({ id }) => id);

it('related tools are up to three tools that share a hashtag', () => {
  expect(ids(['a', 'b', 'c', 'd'].map((id) => ({ id, hashtags: ['offers'] })))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

it('related tools begin with those that share most hashtags', () => {
  expect(
    ids([
      { id: 'one', hashtags: ['offers'] },
      { id: 'three', hashtags: ['Sales Tools', 'offers', 'pricing'] },
      { id: 'two', hashtags: ['pricing', 'offers', 'other'] },
    ]),
  ).toEqual(['three', 'two', 'one']);
});

it('related tools never include the tool itself', () => {
  expect(ids([{ id: 'self', hashtags: tool.hashtags }])).toEqual([]);
});

it('related tools share hashtags without regard to case', () => {
  expect(ids([{ id: 'a', hashtags: ['OFFERS'] }])).toEqual(['a']);
});

it('related tools leave out tools that share no hashtag', () => {
  expect(
    ids([
      { id: 'a', hashtags: ['offer'] },
      { id: 'b', hashtags: [] },
    ]),
  ).toEqual([]);
  expect(relatedTools(makeTool({ id: 'x', hashtags: [] }), [tool])).toEqual([]);
});
