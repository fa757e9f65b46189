import { expect, it } from 'vitest';
import { outputDocument } from '@/resources/outputs/output-text';
import { readUserAssets } from '@/resources/outputs/read-outputs';

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
