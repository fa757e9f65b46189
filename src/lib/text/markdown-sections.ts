import { createFenceReader } from './markdown-fences';

/** Characters of a section; a slow phone parses and lays out as many in less than 100 ms. */
const SECTION_SIZE = 6_000;

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
 * outside of code, and anywhere once a section exceeds twice its size. Joined they equal the text.
 * Reference links do not work across sections, so a text of up to twice the size is not split.
 * @param size characters of a section
 */
export function markdownSections(text: string, size = SECTION_SIZE): string[] {
  if (text.length <= size * 2) return [text];
  const sections: string[] = [];
  let from = 0;
  let at = 0;
  const readLine = createFenceReader();
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const fence = readLine(line);
    const length = end - from;
    const next = text.charAt(end);
    // An indented line after a blank one continues a block, such as a list item's second paragraph.
    const isBreak = fence === '' && line.trim() === '' && next !== ' ' && next !== '\t';
    if (length >= size * 2 || (length >= size && isBreak)) {
      sections.push(...splitLine(text.slice(from, end), size));
      from = end;
    }
    at = end;
  }
  if (from < text.length) sections.push(text.slice(from));
  return sections;
}
