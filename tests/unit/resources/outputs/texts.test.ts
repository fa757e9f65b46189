import { expect, it } from 'vitest';
import { excerpt, excerptAtMatch } from '@/resources/outputs/excerpt';
import { markdownFileName, uniqueMarkdownNames } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import { readUserAssets } from '@/resources/outputs/read-outputs';

const long = 'word '.repeat(100);

it.each([
  ['x'.repeat(151), `${'x'.repeat(150)}…`],
  [`**${'x'.repeat(150)}**`, 'x'.repeat(150)],
  [`## Title\n\n${long}`, `Title ${long}`.slice(0, 150) + '…'],
  ['👨‍👩‍👧‍👦'.repeat(151), `${'👨‍👩‍👧‍👦'.repeat(150)}…`],
  // The beginning consists only of Markdown characters.
  [`${'> '.repeat(3000)}words at last`, 'words at last'],
])('the excerpt of %j is %j', (markdown, words) => {
  expect(excerpt(markdown)).toBe(words);
});

it('an excerpt at a match has 150 characters from the word that begins less than 40 before it', () => {
  const match = `${'before '.repeat(30)}**needle** ${'after '.repeat(60)}`;
  const words = excerptAtMatch(match, ['needle']);
  expect(words).toMatch(/^… (before ){5}needle (after )+/);
  expect(words.replace(/^… /, '').replace(/…$/, '')).toHaveLength(150);
  expect(excerptAtMatch(match, [])).toBe('');
});

it.each([
  [`${'x'.repeat(200)}needle`, '… needle'],
  [`start ${'w'.repeat(38)} needle`, `… ${'w'.repeat(38)} needle`],
  [`start ${'w'.repeat(39)} needle`, '… needle'],
  ['No match', ''],
])('the excerpt of %j at the match is %j', (markdown, expected) => {
  expect(excerptAtMatch(markdown, ['needle'])).toBe(expected);
});

it.each([
  ['Acme / "Q3"?', 'acme-q3.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['Me\u0301dica Sul', 'm\u00E9dica-sul.md'],
  ['con', 'output-con.md'],
  ['🎉', 'output.md'],
  ['\u202Egnp.exe', 'gnp-exe.md'],
  ['a'.repeat(500), `${'a'.repeat(60)}.md`],
])('the file name for the title %j is %s', (title, name) => {
  expect(markdownFileName(title)).toBe(name);
});

it.each([
  ['Acme, Acme, Acme 2', 'acme.md acme-2.md acme-2-2.md'],
  ['Acme 2, Acme, Acme', 'acme-2.md acme.md acme-3.md'],
  ['🎉, ', 'output.md output-2.md'],
])('files titled %j in one folder are named %j', (titles, names) => {
  expect(uniqueMarkdownNames(titles.split(', '))).toEqual(names.split(' '));
});

it.each([
  [{ aiworkflow: [{ id: '1' }] }, '# AI Workflow\n\nUnknown\n'],
  [
    { salesai: [{ companyName: 'Médica *Sul*', responses: { feedbackOnCall: 'Calm.' } }] },
    '# Médica \\*Sul\\*\n\nUnknown\n\n## Feedback on the call\n\nCalm.\n',
  ],
  [
    {
      assessment: [
        {
          category: 'Health',
          consultant: 'Ann',
          summary: 'Strong.',
          createdAt: new Date(2026, 10, 5, 23, 59).toISOString(),
        },
      ],
    },
    '# Health\n\nNov 5, 2026 · Consultant: Ann\n\nStrong.\n',
  ],
])('the document of %j has its escaped title, date and byline above the text', (groups, text) => {
  const [output] = readUserAssets(groups)!;
  expect(outputDocument(output!)).toBe(text);
});
