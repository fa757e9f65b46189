/** The text after the marks of a backtick fence has no backtick: "```x```" is inline code. */
const FENCE = /^ {0,3}(`{3,}(?!.*`)|~{3,})/;

/** Whether a line closes an open code fence: the same character, at least as often. */
function closesFence(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && new Set(mark).size === 1;
}

/**
 * Follows the code fences of a Markdown text: a function that gets its lines in order, and returns
 * the marks of the fence that is open after the line, '' outside of code.
 */
export function createFenceReader(): (line: string) => string {
  let fence = '';
  return (line) => {
    if (fence === '') fence = FENCE.exec(line)?.[1] ?? '';
    else if (closesFence(line, fence)) fence = '';
    return fence;
  };
}

/** Whether a code fence is open at the end of a Markdown text. */
function endsInCode(text: string): boolean {
  const readLine = createFenceReader();
  let fence = '';
  for (const line of text.split('\n')) fence = readLine(line);
  return fence !== '';
}

/** A Markdown text without a fence of Markdown around all of it, which many models write. */
export function unwrapMarkdownFence(text: string): string {
  const [, fence = '', body] =
    /^\s*(`{3,}|~{3,})(?:markdown|md)[ \t]*\r?\n([^]*)$/i.exec(text) ?? [];
  if (body === undefined) return text;
  const content = body.trimEnd();
  const end = content.lastIndexOf('\n');
  const last = content.slice(end + 1);
  if (!closesFence(last, fence)) return text;
  const inner = content.slice(0, Math.max(end, 0));
  // Another fence of the text may be what its last line closes.
  return endsInCode(inner) ? text : inner;
}
