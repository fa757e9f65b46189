import { expect, it } from 'vitest';
import { markdownFileName } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import { readUserAssets } from '@/resources/outputs/read-outputs';

it('the document of an output without content ends after its date', () => {
  const [workflow] = readUserAssets({ aiworkflow: [{ id: '1' }] }) ?? [];

  expect(workflow && outputDocument(workflow, 'Nov 5, 2026')).toBe(
    '# AI Workflow\n\nNov 5, 2026\n',
  );
});

it('the file name is the same for accents in composed and decomposed form', () => {
  expect(markdownFileName('Me\u0301dica')).toBe('m\u00E9dica.md');
});
