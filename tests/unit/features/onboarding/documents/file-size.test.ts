import { expect, it } from 'vitest';
import { formatFileSize } from '@/features/onboarding/documents/file-size';

it.each([
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1_048_000, '1023 KB'],
  [1_048_300, '1 MB'],
  [4_404_019, '4.2 MB'],
  [26_214_400, '25 MB'],
])('a file of %i bytes is shown as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});
