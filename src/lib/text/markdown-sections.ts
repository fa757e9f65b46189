import { createFenceReader, unwrapMarkdownFence } from './markdown-fences';

/** Characters of a section; a slow phone parses and lays out as many in less than 100 ms. */
const SECTION_SIZE = 6_000;

/** The number of sections whose size a block may have; a longer one is rare and may be torn. */
const MAX_BLOCK = 10;

/** An item of a bulleted list; a numbered one may have the same number on all items. */
const BULLET = /^[-*+][ \t]/;
/**
 * A line at which a paragraph may be split: it begins neither with a space nor with a mark of
 * another block.
 */
const PARAGRAPH_LINE = /^(?![\s|>+-]|\*[ \t]|\d{1,9}[.)])/;
/** The row below the head of a table. */
const DELIMITER_ROW = /^[ \t|:-]+$/;

/** Splits a long line, at a space if possible and never within a surrogate pair. */
function splitLine(text: string, size: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > size * 2) {
    const space = rest.lastIndexOf(' ', size);
    let at = space > size / 2 ? space : size;
    if (/[\uD800-\uDBFF]/.test(rest.charAt(at - 1))) at += 1;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...parts, rest];
}

/**
 * Splits a long Markdown text into sections that can be rendered one after another: at blank lines
 * outside of code and between bullets. A longer paragraph is split between lines, and another block
 * only beyond ten sections: a table with its head repeated, code with its fence. A Markdown fence
 * around the whole text is left out. Reference links do not work across sections, so a text of up
 * to twice the size is not split.
 * @param size characters of a section
 */
export function markdownSections(markdown: string, size = SECTION_SIZE): string[] {
  const text = unwrapMarkdownFence(markdown);
  if (text.length <= size * 2) return [text];
  const sections: string[] = [];
  let section = '';
  let fence = '';
  let fenceLine = '';
  let tableHead = '';
  let previous = '';
  const readLine = createFenceReader();
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    const wasInFence = fence !== '';
    fence = readLine(line.trimEnd());
    if (!wasInFence) fenceLine = line;
    if (fence !== '' || line.trim() === '') tableHead = '';
    else if (line.includes('|') && line.includes('-') && DELIMITER_ROW.test(line.trimEnd())) {
      tableHead = previous + line;
    }
    const isParagraph =
      fence === '' && !wasInFence && tableHead === '' && PARAGRAPH_LINE.test(line);
    // The parser takes seconds for a long paragraph of nested marks.
    const limit = size * (isParagraph ? 2 : MAX_BLOCK);
    // An indented line after a blank one continues a block, such as a list item's second paragraph.
    const isBreak =
      !wasInFence &&
      ((previous.trim() === '' && !/^[ \t]/.test(line)) ||
        (BULLET.test(line) && BULLET.test(previous)));
    if (section.length >= size && isBreak) {
      sections.push(section);
      section = '';
    } else if (section.length + line.length > limit && section !== '') {
      sections.push(wasInFence && fence !== '' ? `${section}${fence}\n` : section);
      section = wasInFence && fence !== '' ? fenceLine : tableHead;
    }
    section += line;
    previous = line;
    if (line.length > limit) {
      const parts = splitLine(section, size);
      section = parts.pop() ?? '';
      sections.push(...parts);
    }
  }
  return section === '' ? sections : [...sections, section];
}
