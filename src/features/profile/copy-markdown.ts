import { copyRichText, copyText } from '@/lib/copy-text';
import { markdownHtml } from '@/ui/lazy-markdown-html';

/** In a longer text the conversion to HTML would block the page, so only plain text is copied. */
const MAX_RICH_LENGTH = 100_000;

/**
 * Copies Markdown as formatted and as plain text (docs/product/generated-profile.md#copy).
 * @returns whether it was copied
 */
export async function copyMarkdown(text: string): Promise<boolean> {
  if (text.length > MAX_RICH_LENGTH) return copyText(text);
  const { module } = markdownHtml.getState();
  // Without a wait: browsers allow copying only in response to a press.
  if (!module) return copyText(text);
  return copyRichText(text, module.markdownToHtml(text));
}
