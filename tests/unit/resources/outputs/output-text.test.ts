import { expect, it } from 'vitest';
import { markdownFileName } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import { readUserAssets } from '@/resources/outputs/read-outputs';

it('the text of a sales call has its parts in a fixed order', () => {
  const item = {
    callTranscript: 'Maya: Why?',
    scriptContent: 'Ask why now.',
    responses: { opportunityOnCall: 'A follow-up.', feedbackOnCall: 'Calm.' },
  };

  expect(readUserAssets({ salesai: [item] })?.[0]?.text).toBe(
    [
      '## Feedback on the call\n\nCalm.',
      '## Opportunities on the call\n\nA follow-up.',
      '## Script\n\nAsk why now.',
      '## Call transcript\n\nMaya: Why?',
    ].join('\n\n'),
  );
});

it('the document of an output without content ends after its date', () => {
  const [workflow] = readUserAssets({ aiworkflow: [{ id: '1' }] }) ?? [];

  expect(workflow && outputDocument(workflow, 'Nov 5, 2026')).toBe(
    '# AI Workflow\n\nNov 5, 2026\n',
  );
});

it('the file name is the same for accents in composed and decomposed form', () => {
  expect(markdownFileName('Me\u0301dica')).toBe('m\u00E9dica.md');
});
