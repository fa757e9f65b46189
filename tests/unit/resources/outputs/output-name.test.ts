import { expect, it } from 'vitest';
import { outputFileTitle } from '@/resources/outputs/file-name';
import { outputLabels, textBelowName } from '@/resources/outputs/output-name';
import { readUserAssets } from '@/resources/outputs/read-outputs';

const agent = (text: string) =>
  ({ title: 'Value Ladder Agent', tab: 'agents', text, excerptSource: text }) as const;

it.each([
  ['its title', '# A value **ladder** ##\n\nText', 'A value ladder', 'Text'],
  ['its title above sections', '# Ladder\n\n## One\n\n## Two', 'Ladder', '## One\n\n## Two'],
  ['no heading in code', '```\n# code\n```\n## Real', 'code Real', ''],
  [
    'its first sentence above sections',
    'Start with a free call. Then a review.\n\n## The ladder\n\nFour steps.',
    'Start with a free call.',
    'Then a review. The ladder Four steps.',
  ],
  [
    'no name of a section',
    '## Strengths\n\nYou listen to everybody. Always.\n\n## To improve\n\nAsk.',
    'You listen to everybody.',
    'Always. To improve Ask.',
  ],
  [
    'a sentence with a short one',
    'Dr. Ruth asks 1.5 times. More.',
    'Dr. Ruth asks 1.5 times.',
    'More.',
  ],
  ['a Japanese sentence', `${'日'.repeat(20)}。次の文。`, `${'日'.repeat(20)}。`, '次の文。'],
  ['a long word', 'x'.repeat(300), `${'x'.repeat(80)}…`, 'x'.repeat(220)],
])('an output is named by %s', (_, text, name, body) => {
  expect(outputLabels(agent(text))).toEqual({ name, source: 'Value Ladder Agent', body });
});

it('a sentence of more than 80 characters is truncated after a whole word, and goes on in the excerpt', () => {
  const text = `${'word '.repeat(30)}end.`;
  const { name, body } = outputLabels(agent(text));
  expect(name).toMatch(/^(word )+word…$/);
  expect(name.length).toBeLessThanOrEqual(81);
  expect(`${name.slice(0, -1)} ${body}`).toBe(text);
});

it.each([
  [{ valueladders: [{ gptResponse: 'Text.' }] }, 'Value Ladder Agent', 'Text.'],
  [{ salesai: [{ companyName: 'Acme', scriptContent: '# Ask' }] }, 'Sales AI', 'Acme'],
  [{ salesai: [{ scriptContent: '# Ask' }] }, 'Sales AI', 'Sales AI Output'],
  [{ aiworkflow: [{ workflowId: 'follow-up', analysis: '# A' }] }, 'AI Workflow', 'Follow up'],
  [{ aiworkflow: [{ workflowId: '7' }] }, 'AI Workflow', 'AI Workflow'],
  [{ assessment: [{ category: 'Health', summary: 'Strong.' }] }, 'Health', 'Strong.'],
  [{ assessment: [{ category: 'Health' }] }, 'Assessment', 'Health'],
  [{ brandstory: [{ gptResponse: '```markdown\n# A story\n```' }] }, 'Brand Story', 'A story'],
  [{ brandstory: [{ BrandStory: 'March', gptResponse: '# A' }] }, 'Brand Story', 'March'],
])('the card of %j has the source %s and the name %s', (groups, source, name) => {
  const [output] = readUserAssets(groups)!;
  expect(outputLabels(output!)).toMatchObject({ source, name });
});

it('the file of an output is named by its day and its name', () => {
  const createdAt = new Date(2026, 10, 5).getTime();
  expect(outputFileTitle({ ...agent('# The ladder'), createdAt })).toBe('2026-11-05 The ladder');
  expect(outputFileTitle({ ...agent('Text'), createdAt: null })).toBe('Text');
});

it.each([
  ['## The ladder\n\nText', 'Text'],
  ['\n## The ladder ##\n\n  - one', '- one'],
  ['## The ladder\n', '## The ladder\n'],
])('below its name, the text %j shows as %j', (text, shown) => {
  expect(textBelowName(agent(text))).toBe(shown);
});

it('below the company of a sales call, the only section keeps its heading', () => {
  const [call] = readUserAssets({ salesai: [{ companyName: 'Acme', scriptContent: 'Ask.' }] })!;
  expect(textBelowName(call!)).toBe('## Script\n\nAsk.');
});
