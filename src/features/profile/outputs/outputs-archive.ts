import { downloadZip } from 'client-zip';
import { formatDate } from '@/lib/format/dates';
import { localDay } from '@/lib/parse/parse-date';
import { uniqueMarkdownNames } from '@/resources/outputs/file-name';
import { outputHeading } from '@/resources/outputs/heading';
import { outputDocument } from '@/resources/outputs/output-text';
import type { SavedOutput } from '@/resources/outputs/saved-output';

/** A ZIP archive with a Markdown file of each output, named by its day and heading. */
export async function createOutputsArchive(outputs: readonly SavedOutput[]): Promise<Blob> {
  const names = uniqueMarkdownNames(
    outputs.map((output) => {
      const day = output.createdAt === null ? '' : localDay(output.createdAt);
      return `${day} ${outputHeading(output) || output.title}`;
    }),
  );
  const files = outputs.map((output, index) => ({
    name: names[index] ?? '',
    input: outputDocument(output, formatDate(output.createdAt)),
    ...(output.createdAt !== null && { lastModified: new Date(output.createdAt) }),
  }));
  return downloadZip(files).blob();
}
