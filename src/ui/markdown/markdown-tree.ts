/** Plugins and helpers for the syntax tree of a Markdown text. */
import type { ExtraProps, Options } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { markWords } from '@/lib/text/mark-words';
import { showAllText } from './markdown-syntax';

/** An element of the HTML tree. */
export type MarkdownElement = NonNullable<ExtraProps['node']>;

/** The fields of a node of the Markdown tree that this module uses. */
interface MarkdownNode {
  type: string;
  value?: string;
  children?: MarkdownNode[];
}

/**
 * Real texts are nested less deeply. Browsers lay out nested boxes recursively, so that very deep
 * nesting blocks the page.
 */
const MAX_DEPTH = 40;

function isTooDeep(tree: MarkdownNode): boolean {
  const remaining: [node: MarkdownNode, depth: number][] = [[tree, 0]];
  for (let entry = remaining.pop(); entry; entry = remaining.pop()) {
    const [node, depth] = entry;
    if (depth > MAX_DEPTH) return true;
    for (const child of node.children ?? []) remaining.push([child, depth + 1]);
  }
  return false;
}

/** A remark plugin that shows the source of a text, as code, if it is nested too deeply. */
function showDeepNestingAsCode() {
  return (tree: MarkdownNode, file: { toString: () => string }) => {
    if (isTooDeep(tree)) tree.children = [{ type: 'code', value: String(file) }];
  };
}

/**
 * GitHub's extensions of Markdown; `~` alone strikes nothing through. Emphasis also ends at the
 * punctuation of a text without spaces.
 */
export const REMARK_PLUGINS = [
  [remarkGfm, { singleTilde: false }],
  remarkCjkFriendly,
  showAllText,
  showDeepNestingAsCode,
] satisfies Options['remarkPlugins'];

/** A line with 50 nested block marks, which takes seconds to parse. */
export const DEEPLY_NESTED_LINE = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){50}/m;

/**
 * A rehype plugin that sets the levels of headings: the topmost is `first`, and none is skipped.
 */
export function setHeadingLevels({ first }: { first: number }) {
  return (tree: MarkdownElement) => {
    const ancestors: number[] = [];
    for (const node of headings(tree)) {
      const level = Number(node.tagName.charAt(1));
      while (level <= (ancestors.at(-1) ?? 0)) ancestors.pop();
      node.tagName = `h${Math.min(first + ancestors.length, 6)}`;
      node.properties['className'] = [ancestors.length === 0 ? 'text-20' : 'text-16'];
      ancestors.push(level);
    }
  };
}

function headings(node: MarkdownElement): MarkdownElement[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return /^h[1-6]$/.test(child.tagName) ? [child] : headings(child);
  });
}

/** A rehype plugin that wraps the words of a search in `mark` elements. */
export function markSearch({ words }: { words: readonly string[] }) {
  return function mark(node: MarkdownElement) {
    node.children = node.children.flatMap((child) => {
      if (child.type === 'element') mark(child);
      if (child.type !== 'text') return [child];
      return markWords(child.value, words).map(
        ({ text, isMatch }): MarkdownElement['children'][0] => {
          const value = { type: 'text' as const, value: text };
          if (!isMatch) return value;
          return { type: 'element', tagName: 'mark', properties: {}, children: [value] };
        },
      );
    });
  };
}

/**
 * A rehype plugin that makes each text the only child of its element (CONTRIBUTING.md, rule 9): a
 * text that is being generated changes, and so do the marks of a search.
 */
export function wrapTexts() {
  return function wrap(node: MarkdownElement) {
    const hasSiblings = node.children.length > 1;
    node.children = node.children.map((child) => {
      if (child.type === 'element') wrap(child);
      if (child.type !== 'text' || !hasSiblings || child.value.trim() === '') return child;
      return { type: 'element', tagName: 'span', properties: {}, children: [child] };
    });
  };
}

/**
 * A rehype plugin that gives each paragraph and quotation the direction of its text, but not those
 * in a list: the browser would not count their text for the direction of the list.
 */
export function setDirections() {
  return (tree: MarkdownElement) => {
    for (const child of tree.children) {
      if (child.type === 'element' && /^(?:p|blockquote)$/.test(child.tagName)) {
        child.properties['dir'] = 'auto';
      }
    }
  };
}

/** The text content of an element. */
export function textContentOf(node: MarkdownElement): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textContentOf(child) : '';
    })
    .join('');
}

/** Whether an element contains an image. */
export function containsImage(node: MarkdownElement): boolean {
  return node.children.some(
    (child) => child.type === 'element' && (child.tagName === 'img' || containsImage(child)),
  );
}
