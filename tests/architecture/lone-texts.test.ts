// @vitest-environment node
import { expect, it } from 'vitest';
import { lintFiles } from './lint-files';

const element = (content: string) =>
  `export const A = ({ a, b }: { a: boolean; b: string }) => <p>${content}</p>;\n`;

const REPORTED = [
  '{a && <br />}text',
  '<br /> text',
  'text {b}',
  "{a ? 'one' : 'two'}<br />",
  "{a && 'one'}{a && <br />}",
  '<>text<br /></>',
];
const ACCEPTED = [
  'text',
  '{`text ${b}`}',
  "{a ? 'one' : <br />}",
  '{a && <br />}<span>text</span>',
  '<b>one</b> <b>two</b>',
];

it('a text beside other children of its element is a lint error', () => {
  const files = Object.fromEntries(
    [...REPORTED, ...ACCEPTED].map((content, n) => [`src/ui/a${n}.tsx`, element(content)]),
  );
  const reported = lintFiles(files)
    .filter(({ rule }) => rule === 'portal-jsx(lone-texts)')
    .map(({ file }) => file);
  expect([...new Set(reported)].toSorted()).toEqual(
    REPORTED.map((_, n) => `src/ui/a${n}.tsx`).toSorted(),
  );
});
