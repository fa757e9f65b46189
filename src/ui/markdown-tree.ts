/** What happens to the tree of a Markdown text before it is drawn. */
import type { ExtraProps } from 'react-markdown';

/** An element of the tree that is drawn. */
export type MarkdownElement = NonNullable<ExtraProps['node']>;

/** A node of a parsed text, as far as the steps here look at it. */
export interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

/** Deeper than any author nests; browsers lay out nested boxes one inside the other's call. */
const DEEPEST = 40;

function isTooDeep(tree: TextNode): boolean {
  const left: [node: TextNode, depth: number][] = [[tree, 0]];
  for (let entry = left.pop(); entry; entry = left.pop()) {
    const [node, depth] = entry;
    if (depth > DEEPEST) return true;
    for (const child of node.children ?? []) left.push([child, depth + 1]);
  }
  return false;
}

/** Shows a text that nests without end, which no browser could lay out, as it was written. */
export function flattenDepth() {
  return (tree: TextNode, file: { toString: () => string }) => {
    if (isTooDeep(tree)) tree.children = [{ type: 'code', value: String(file) }];
  };
}

/**
 * Gives headings the levels that follow on those of the page: the text's own outline, begun at
 * `first` and without gaps.
 */
export function outlineFrom({ first }: { first: number }) {
  return (tree: MarkdownElement) => {
    const open: number[] = [];
    for (const node of headings(tree)) {
      const own = Number(node.tagName.charAt(1));
      while (own <= (open.at(-1) ?? 0)) open.pop();
      node.tagName = `h${Math.min(first + open.length, 6)}`;
      node.properties['className'] = [open.length === 0 ? 'text-20' : 'text-16'];
      open.push(own);
    }
  };
}

function headings(node: MarkdownElement): MarkdownElement[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return /^h[1-6]$/.test(child.tagName) ? [child] : headings(child);
  });
}

/** The words in an element. */
export function textContentOf(node: MarkdownElement): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textContentOf(child) : '';
    })
    .join('');
}

/** Whether an element has a picture in it. */
export function containsImage(node: MarkdownElement): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'img' || containsImage(child)),
  );
}
