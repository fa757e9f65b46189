import { expect, it } from 'vitest';
import { relatedTools } from '@/resources/tools/related';
import { makeTool } from '../../../helpers/values';

const tool = makeTool({ id: 'self', hashtags: ['Sales Tools', 'offers', 'pricing'] });

it.each<[string, Record<string, string[]>, string[]]>([
  [
    'up to three that share a hashtag',
    { a: ['offers'], b: ['offers'], c: ['offers'], d: ['offers'] },
    ['a', 'b', 'c'],
  ],
  [
    'first those that share most hashtags',
    { one: ['offers'], three: tool.hashtags, two: ['pricing', 'offers', 'other'] },
    ['three', 'two', 'one'],
  ],
  ['never the tool itself', { self: tool.hashtags }, []],
  ['those with a hashtag in other letters', { a: ['OFFERS'] }, ['a']],
  ['none with another hashtag or none', { a: ['offer'], b: [] }, []],
])('the related tools are %s', (_, others, expected) => {
  const catalogue = Object.entries(others).map(([id, hashtags]) => makeTool({ id, hashtags }));
  expect(relatedTools(tool, catalogue).map(({ id }) => id)).toEqual(expected);
});

it('a tool without hashtags has no related tools', () => {
  expect(relatedTools(makeTool({ id: 'x', hashtags: [] }), [tool])).toEqual([]);
});
