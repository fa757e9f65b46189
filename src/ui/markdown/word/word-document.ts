import { Document, Packer } from 'docx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { markdownSections } from '@/lib/text/markdown-sections';
import { DEEPLY_NESTED_LINE, REMARK_PLUGINS } from '@/ui/markdown/markdown-tree';
import { wordBlocks } from './word-blocks';
import { WORD_STYLES } from './word-styles';
import { xmlText } from './word-text';

const parser = unified().use(remarkParse).use(REMARK_PLUGINS);

/** The blocks of a section; a section that would take seconds to parse is one block of text. */
function parseSection(text: string) {
  if (DEEPLY_NESTED_LINE.test(text)) return [{ type: 'code' as const, value: text }];
  const tree = parser.parse(text);
  // The plugins change the tree.
  parser.runSync(tree, text);
  return tree.children;
}

/**
 * A Word file of a Markdown text (docs/product/outputs.md#word-files). HTML and links with other
 * schemes than the specified ones are text, and images are links, so that opening the file requests
 * nothing.
 */
export async function markdownToWord(text: string, title: string): Promise<Blob> {
  const blocks = wordBlocks(markdownSections(text).flatMap(parseSection));
  const document = new Document({
    title: xmlText(title),
    creator: PRODUCT_NAME,
    styles: WORD_STYLES,
    sections: [{ children: blocks }],
  });
  return Packer.toBlob(document);
}
