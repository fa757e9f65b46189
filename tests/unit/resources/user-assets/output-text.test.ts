import { describe, expect, it } from 'vitest';
import { markdownFileName } from '@/resources/user-assets/file-name';
import { outputDocument, salesText } from '@/resources/user-assets/output-text';
import { readUserAssets } from '@/resources/user-assets/schema';

describe('the text of a saved output', () => {
  it('names each part of a sales call, in the order of the specification', () => {
    const text = salesText({
      callTranscript: 'Maya: Why?',
      scriptContent: 'Ask why now.',
      responses: { opportunityOnCall: 'A follow-up.', feedbackOnCall: 'Calm.' },
    });

    expect(text).toBe(
      [
        '## Feedback on the call\n\nCalm.',
        '## Opportunities on the call\n\nA follow-up.',
        '## Script\n\nAsk why now.',
        '## Call transcript\n\nMaya: Why?',
      ].join('\n\n'),
    );
  });

  it('ends after its date when nothing was saved, without blank lines for what is missing', () => {
    const [workflow] = readUserAssets({ aiworkflow: [{ id: '1' }] }) ?? [];

    expect(workflow && outputDocument(workflow, 'Nov 5, 2026')).toBe(
      '# AI Workflow\n\nNov 5, 2026\n',
    );
  });
});

describe('a file name', () => {
  it('is the same for a title whose accents are written as characters of their own', () => {
    expect(markdownFileName('Me\u0301dica')).toBe('m\u00E9dica.md');
  });
});
