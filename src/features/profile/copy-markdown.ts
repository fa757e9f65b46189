import { copyRichText, copyText } from '@/lib/browser/copy-text';
import { showToast } from '@/ui/feedback/toast';

/** In a longer text the conversion to HTML would block the page, so only plain text is copied. */
const MAX_RICH_LENGTH = 100_000;

/**
 * Copies Markdown as formatted and as plain text, and shows in a toast whether it was copied
 * (docs/product/generated-profile.md#copy).
 */
export async function copyMarkdown(text: string): Promise<void> {
  const isCopied = await (text.length > MAX_RICH_LENGTH
    ? copyText(text)
    : copyRichText(text, toHtml(text)));
  if (isCopied) showToast('success', 'Content copied to clipboard!');
  else showToast('error', 'Your browser did not allow copying. Please download it instead.');
}

async function toHtml(text: string): Promise<string> {
  const { markdownToHtml } = await import('@/ui/markdown/markdown-html');
  return markdownToHtml(text);
}
