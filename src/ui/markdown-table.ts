import type { TextNode } from './markdown-tree';

const DELIMITER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
/** What can stand for a bar in the source; only the bare one parts two cells. */
const BARS = /\\[^|]|\\\||&(?:#0*124|#x0*7c|vert|verbar|VerticalLine);|\|/gi;

/** A piece of a line: an inline node, or the bar between two cells. */
type Piece = TextNode | '|';

/** A text node as lines of pieces. Escaped bars are told from real ones by the source. */
function textLines(node: TextNode, source: string): Piece[][] {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  const bars = (written.match(BARS) ?? []).filter((mark) => !/^\\[^|]/.test(mark));
  let bar = 0;
  return (node.value ?? '').split('\n').map((line) => {
    const pieces: Piece[] = [];
    let run = '';
    const flush = () => {
      if (run !== '') pieces.push({ type: 'text', value: run });
      run = '';
    };
    for (const character of line) {
      const isBar = character === '|' && (bars[bar++] ?? '|') === '|';
      if (!isBar) {
        run += character;
        continue;
      }
      flush();
      pieces.push('|');
    }
    flush();
    return pieces;
  });
}

function paragraphLines(children: readonly TextNode[], source: string): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const child of children) {
    const [first = [], ...rest] = child.type === 'text' ? textLines(child, source) : [[child]];
    lines.at(-1)?.push(...first);
    lines.push(...rest);
  }
  return lines;
}

const isBlank = (piece: Piece | undefined) =>
  piece !== undefined && piece !== '|' && piece.type === 'text' && piece.value?.trim() === '';

/** The cells of a line; the bars at its ends are decoration. */
function cells(line: readonly Piece[]): TextNode[][] {
  const pieces = [...line];
  while (isBlank(pieces[0])) pieces.shift();
  while (isBlank(pieces.at(-1))) pieces.pop();
  if (pieces[0] === '|') pieces.shift();
  if (pieces.at(-1) === '|') pieces.pop();
  const row: TextNode[][] = [[]];
  for (const piece of pieces) {
    if (piece === '|') row.push([]);
    else row.at(-1)?.push(piece);
  }
  return row.map(trimmed);
}

function trimmed(cell: TextNode[]): TextNode[] {
  return cell.map((node, index) => {
    if (node.type !== 'text') return node;
    const start = index === 0 ? node.value?.trimStart() : node.value;
    return { type: 'text', value: (index === cell.length - 1 ? start?.trimEnd() : start) ?? '' };
  });
}

function words(line: readonly Piece[]): string {
  return line.map((piece) => (piece === '|' ? '|' : (piece.value ?? 'x'))).join('');
}

function alignment(mark: string): string | null {
  const [left, right] = [mark.startsWith(':'), mark.endsWith(':')];
  if (left && right) return 'center';
  if (right) return 'right';
  return left ? 'left' : null;
}

function isDelimiter(line: readonly Piece[], header: readonly Piece[] | undefined): boolean {
  const isRow = header?.includes('|') === true && DELIMITER.test(words(line));
  return isRow && cells(line).length === cells(header).length;
}

/** What a paragraph is instead: the words above a table, and the table. */
function tableIn(paragraph: TextNode, source: string): TextNode[] | null {
  const children = paragraph.children ?? [];
  if (!children.some((child) => child.type === 'text' && child.value?.includes('|'))) return null;
  const lines = paragraphLines(children, source);
  const at = lines.findIndex((line, index) => isDelimiter(line, lines[index - 1]));
  const delimiter = lines[at];
  if (!delimiter) return null;

  const rows = [lines[at - 1] ?? [], ...lines.slice(at + 1)];
  const table: TextNode = {
    type: 'table',
    align: cells(delimiter).map((cell) => alignment(words(cell).trim())),
    children: rows.map((row) => ({
      type: 'tableRow',
      children: cells(row).map((cell) => ({ type: 'tableCell', children: cell })),
    })),
  };
  if (at === 1) return [table];
  // What stands above is no part of the table: there a bar is a bar.
  const above = lines
    .slice(0, at - 1)
    .flatMap((line) => [
      ...line.map((piece): TextNode => (piece === '|' ? { type: 'text', value: '|' } : piece)),
      { type: 'text', value: '\n' },
    ]);
  return [{ type: 'paragraph', children: above }, table];
}

/**
 * Tables with bars, `| a | b |` over `| --- | --- |`, which plain Markdown reads as a paragraph and
 * generated texts are full of.
 */
export function barTables() {
  return (tree: TextNode, file: { toString: () => string }) => {
    const source = String(file);
    if (source.includes('|')) replaceIn(tree, source);
  };
}

function replaceIn(node: TextNode, source: string): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'paragraph') return tableIn(child, source) ?? [child];
    replaceIn(child, source);
    return [child];
  });
}
