import { expect, it } from 'vitest';
import { sentencesOf } from '@/lib/text/sentences';

it.each([
  ['Lays your services out. Then it asks!', ['Lays your services out.', 'Then it asks!']],
  ['Writes 2.5 pages of plan.md a day', ['Writes 2.5 pages of plan.md a day']],
  ['  Asks “Why?” Then it\nlistens. ', ['Asks “Why?”', 'Then it\nlistens.']],
  ['提案を作ります。価格も決めます。', ['提案を作ります。', '価格も決めます。']],
  [' \n ', []],
])('%j has the sentences %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
