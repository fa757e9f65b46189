import { copyRichText, copyText } from '@/lib/browser/copy-text';
import { formatDate } from '@/lib/format/dates';
import { outputDocument } from '@/resources/outputs/output-text';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { showToast } from '@/ui/feedback/toast';

/** In a longer text the conversion to HTML would block the page, so only plain text is copied. */
const MAX_RICH_LENGTH = 100_000;

/**
 * Copies Markdown as formatted and as plain text (docs/product/generated-profile.md#copy).
 * @returns whether it was copied
 */
export async function copyMarkdown(text: string): Promise<boolean> {
  if (text.length > MAX_RICH_LENGTH) return copyText(text);
  return copyRichText(text, toHtml(text));
}

async function toHtml(text: string): Promise<string> {
  const { markdownToHtml } = await import('@/ui/markdown/markdown-html');
  return markdownToHtml(text);
}

/** Copies an output as formatted and as plain text (docs/product/outputs.md#copy-and-download). */
export async function copyOutput(output: SavedOutput): Promise<void> {
  const text = outputDocument(output, formatDate(output.createdAt));
  if (await copyMarkdown(text)) showToast('success', 'Content copied to clipboard!');
  else showToast('error', 'Your browser did not allow copying. Please download it instead.');
}
