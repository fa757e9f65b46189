import { describe, expect, it } from 'vitest';
import { formatDate } from '@/lib/format/dates';
import { excerpt, excerptAtMatch } from '@/resources/outputs/excerpt';
import { markdownFileName, uniqueMarkdownNames } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import { readUserAssets } from '@/resources/outputs/read-outputs';
import { findOutputs } from '@/resources/outputs/search';

describe('an excerpt', () => {
  const long = 'word '.repeat(100);

  it.each([
    ['', ''],
    ['Short.', 'Short.'],
    ['x'.repeat(150), 'x'.repeat(150)],
    ['x'.repeat(151), `${'x'.repeat(150)}…`],
    [`**${'x'.repeat(150)}**`, 'x'.repeat(150)],
    [`## Title\n\n${long}`, `Title ${long}`.slice(0, 150) + '…'],
    ['😀'.repeat(200), `${'😀'.repeat(150)}…`],
    ['👨‍👩‍👧‍👦'.repeat(151), `${'👨‍👩‍👧‍👦'.repeat(150)}…`],
    // The beginning consists only of Markdown characters.
    [`${'> '.repeat(3000)}words at last`, 'words at last'],
  ])('the excerpt of %j is %j', (markdown, words) => {
    expect(excerpt(markdown)).toBe(words);
  });

  const match = `${'before '.repeat(30)}**needle** ${'after '.repeat(60)}`;

  it('at a match has 150 characters from the word that begins less than 40 before it', () => {
    const words = excerptAtMatch(match, ['needle']);
    expect(words).toMatch(/^… (before ){5}needle (after )+/);
    expect(words.replace(/^… /, '').replace(/…$/, '')).toHaveLength(150);
    expect(excerptAtMatch(match, [])).toBe('');
  });

  it.each([
    ['Short needle.', 'Short needle.'],
    [`${'x'.repeat(200)}needle`, '… needle'],
    [`start ${'w'.repeat(38)} needle`, `… ${'w'.repeat(38)} needle`],
    [`start ${'w'.repeat(39)} needle`, '… needle'],
    ['No match', ''],
  ])('of %j at the match is %j', (markdown, expected) => {
    expect(excerptAtMatch(markdown, ['needle'])).toBe(expected);
  });
});

it.each([
  [new Date(2026, 10, 5, 23, 59).getTime(), 'Nov 5, 2026'],
  [new Date(2024, 1, 29).getTime(), 'Feb 29, 2024'],
  [null, 'Unknown'],
])('the saved date %j is shown as %s', (createdAt, words) => {
  expect(formatDate(createdAt)).toBe(words);
});

it.each([
  ['Value Ladder Agent', 'value-ladder-agent.md'],
  ['Acme / "Q3"?', 'acme-q3.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['Médica Sul', 'médica-sul.md'],
  ['日本語 レポート', '日本語-レポート.md'],
  ['con', 'output-con.md'],
  ['🎉', 'output.md'],
  ['', 'output.md'],
  ['\u202Egnp.exe', 'gnp-exe.md'],
  ['a'.repeat(500), `${'a'.repeat(60)}.md`],
])('the file name for the title %j is %s', (title, name) => {
  expect(markdownFileName(title)).toBe(name);
});

it.each([
  [
    ['Acme', 'acme!', 'ACME'],
    ['acme.md', 'acme-2.md', 'acme-3.md'],
  ],
  [
    ['Acme', 'Acme', 'Acme 2'],
    ['acme.md', 'acme-2.md', 'acme-2-2.md'],
  ],
  [
    ['Acme 2', 'Acme', 'Acme'],
    ['acme-2.md', 'acme.md', 'acme-3.md'],
  ],
  [
    ['e\u0301', '\u00e9'],
    ['é.md', 'é-2.md'],
  ],
  [
    ['', '🎉'],
    ['output.md', 'output-2.md'],
  ],
])('files titled %j in one folder are named %j', (titles, names) => {
  expect(uniqueMarkdownNames(titles)).toEqual(names.map((name) => name.normalize('NFC')));
});

const outputs =
  readUserAssets({
    valueladders: [{ id: '1', gptResponse: 'It names **the moment** that costs.' }],
    salesai: [{ id: '2', companyName: 'Médica *Sul*', responses: { feedbackOnCall: 'Calm.' } }],
    assessment: [{ id: '3', category: 'Health', consultant: 'Ann', summary: 'Strong.' }],
    aiworkflow: [{ id: '4', steps: [{ name: 'Take notes' }], analysis: '' }],
  }) ?? [];

it.each([
  ['ladder', ['valueladders-1']],
  ['THE MOMENT THAT', ['valueladders-1']],
  ['  moment   names ', ['valueladders-1']],
  ['médica', ['salesai-2']],
  ['ann strong', ['assessment-3']],
  ['take notes', ['aiworkflow-4']],
  ['moment calm', []],
  ['.*', []],
  ['', ['valueladders-1', 'salesai-2', 'aiworkflow-4', 'assessment-3']],
])('the search for %j finds %j', (term, keys) => {
  expect(findOutputs(outputs, term).map(({ key }) => key)).toEqual(keys);
});

it('the document of an output escapes Markdown in its title and origin', () => {
  const [, sales, , assessment] = outputs;
  expect(sales && outputDocument(sales, 'Unknown')).toBe(
    '# Médica \\*Sul\\*\n\nUnknown\n\n## Feedback on the call\n\nCalm.\n',
  );
  expect(assessment && outputDocument(assessment, 'Nov 5, 2026')).toBe(
    '# Health\n\nNov 5, 2026 · Consultant: Ann\n\nStrong.\n',
  );
});
