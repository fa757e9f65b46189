import { expect, it } from 'vitest';
import { outputFileTitle } from '@/resources/outputs/file-name';
import { outputLabels, splitHeading, textBelowName } from '@/resources/outputs/output-name';

it.each([
  ['# A value ladder\n\nText', 'A value ladder', '\n\nText'],
  ['Intro\n\n### **Bold** [link](https://a.example) ##\nText', 'Bold link', 'Intro\n\n\nText'],
  ['```\n# code\n```\n## Real', 'Real', '```\n# code\n```\n'],
  ['#hashtag\nText', '', '#hashtag\nText'],
  ['# \n## Second', 'Second', '# \n'],
  ['', '', ''],
  [`${'a'.repeat(3990)}\n# Last`, 'Last', `${'a'.repeat(3990)}\n`],
  [`${'a'.repeat(4100)}\n# Late`, '', `${'a'.repeat(4100)}\n# Late`],
])('the first heading of %j is %j', (markdown, heading, body) => {
  expect(splitHeading(markdown)).toEqual({ heading, body });
});

it('an output is named by its first heading below its title, else by its title below its tab', () => {
  const output = { title: 'Value Ladder Agent', tab: 'agents' } as const;
  const createdAt = new Date(2026, 10, 5).getTime();
  const named = { ...output, excerptSource: 'Intro.\n\n## The ladder' };
  expect(outputLabels(named)).toMatchObject({ name: 'The ladder', source: 'Value Ladder Agent' });
  expect(outputFileTitle({ ...named, createdAt })).toBe('2026-11-05 The ladder');
  const plain = { ...output, excerptSource: 'Text' };
  expect(outputLabels(plain)).toMatchObject({ name: 'Value Ladder Agent', source: 'Agents' });
  expect(outputFileTitle({ ...plain, createdAt: null })).toBe('Value Ladder Agent');
});

it('a sales call is named by its company, and not by a section of its feedback', () => {
  const call = { title: 'Acme', tab: 'salesAi', excerptSource: '## To improve\n\nAsk.' } as const;
  expect(outputLabels(call)).toMatchObject({ name: 'Acme', source: 'Sales AI' });
});

it.each([
  ['## The ladder\n\nText', 'Text'],
  ['\n## The ladder ##\n\n  - one', '- one'],
  ['Intro.\n\n## The ladder\n\nText', 'Intro.\n\n## The ladder\n\nText'],
  ['## The ladder\n', '## The ladder\n'],
  ['Text', 'Text'],
])('below its name, the text %j shows as %j', (text, shown) => {
  expect(textBelowName({ text, excerptSource: text })).toBe(shown);
});

it('below the name of an output, a heading of another part of its text is kept', () => {
  const text = '## Script\n\n# Ask\n\nMore';
  expect(textBelowName({ text, excerptSource: '# Ask\n\nMore' })).toBe(text);
});
