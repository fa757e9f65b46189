import type { SavedOutput } from '@/resources/user-assets/saved-output';
import { outputDocument } from '@/resources/user-assets/output-text';
import { formatDate } from '@/lib/dates';
import { showToast } from '@/ui/toast';
import { copyMarkdown } from './copy-markdown';

/** Copies an output as formatted and as plain text (docs/product/outputs.md#copy-and-download). */
export async function copyOutput(output: SavedOutput): Promise<void> {
  const text = outputDocument(output, formatDate(output.createdAt));
  if (await copyMarkdown(text)) showToast('success', 'Content copied to clipboard!');
  else showToast('error', 'Your browser did not allow copying. Please use Download instead.');
}
