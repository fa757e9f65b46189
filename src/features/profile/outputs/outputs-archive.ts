import { downloadZip } from 'client-zip';
import { outputFileTitle, uniqueMarkdownNames } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import type { SavedOutput } from '@/resources/outputs/saved-output';

/** A ZIP archive with a Markdown file of each output (docs/product/outputs.md#search). */
export async function createOutputsArchive(outputs: readonly SavedOutput[]): Promise<Blob> {
  const names = uniqueMarkdownNames(outputs.map(outputFileTitle));
  const files = outputs.map((output, index) => ({
    name: names[index] ?? '',
    input: outputDocument(output),
    ...(output.createdAt !== null && { lastModified: new Date(output.createdAt) }),
  }));
  return downloadZip(files).blob();
}
