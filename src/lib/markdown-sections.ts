/** Characters of a section: a slow phone parses and lays out as many well within a tenth of a second. */
const SECTION = 6_000;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Whether a fence that is open is closed by a line: the same mark, at least as long. */
function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && new Set(mark).size === 1;
}

/** Cuts what has no line to cut at, and never through the two halves of a character. */
function cut(text: string, size: number): string[] {
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
 * Cuts a long Markdown text into sections that can be parsed and shown one after another: at blank
 * lines outside of code where there are any, at any line or within one where a section grows past
 * twice its size. Joined they are the text. What links sections, such as the addresses of reference
 * links at a text's end, is lost between them, so that an ordinary text stays whole.
 * @param size characters of a section
 */
export function markdownSections(text: string, size = SECTION): string[] {
  if (text.length <= size * 2) return [text];
  const sections: string[] = [];
  let from = 0;
  let at = 0;
  let fence = '';
  while (at < text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, end);
    const mark = FENCE.exec(line)?.[1];
    if (fence === '') fence = mark ?? '';
    else if (closes(line, fence)) fence = '';
    const length = end - from;
    const next = text.charAt(end);
    // An indented line goes on with what stands before the blank one: a list's second paragraph.
    const isBreak = fence === '' && line.trim() === '' && next !== ' ' && next !== '\t';
    if (length >= size * 2 || (length >= size && isBreak)) {
      sections.push(...cut(text.slice(from, end), size));
      from = end;
    }
    at = end;
  }
  if (from < text.length) sections.push(text.slice(from));
  return sections;
}
