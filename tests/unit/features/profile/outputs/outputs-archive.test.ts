import { expect, it } from 'vitest';
import { createOutputsArchive } from '@/features/profile/outputs/outputs-archive';
import { readUserAssets } from '@/resources/outputs/read-outputs';

it('the archive has a Markdown file of each output, named by its day and heading, with unique names', async () => {
  const createdAt = new Date(2026, 10, 5, 12).toISOString();
  const outputs =
    readUserAssets({
      valueladders: [
        { id: '1', gptResponse: '# Médica: “Sul”/..\n\nOne.', createdAt },
        { id: '2', gptResponse: '# Médica sul\n\nTwo.', createdAt },
        { id: '3', gptResponse: 'Three.' },
      ],
    }) ?? [];
  const archive = await createOutputsArchive(outputs);
  const bytes = new TextDecoder().decode(await archive.arrayBuffer());
  expect(bytes.startsWith('PK')).toBe(true);
  expect(bytes).toContain('2026-11-05-médica-sul.md');
  expect(bytes).toContain('2026-11-05-médica-sul-2.md');
  expect(bytes).toContain('three.md');
  expect(bytes).not.toContain('1970-01-01');
  expect(bytes).toContain('# Value Ladder Agent\n\nNov 5, 2026\n\n# Médica sul\n\nTwo.\n');
});
