/**
 * Remark plugins that show in Markdown what would otherwise be lost: HTML, footnotes and addresses.
 */
import type { FootnoteDefinition, Html, Link, Nodes, Parents, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { isKnownTag, markdownOfHtml } from '@/lib/text/html-tags';

/** Further blocks of HTML in one section are shown as they are written, because each is parsed. */
const MAX_PARSES = 200;

const BLOCK_PARENTS = new Set<Nodes['type']>([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

function paragraph(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

/** The content that replaces inline tags; the text between them is in other nodes. */
function inlineHtml({ value }: Html): RootContent[] {
  if (!isKnownTag(value)) return [{ type: 'text', value }];
  return /^<br\b/i.test(value) ? [{ type: 'break' }] : [];
}

/** Removes the nodes between inline tags of scripts and styles. */
function withoutScripts(nodes: readonly RootContent[]): RootContent[] {
  let name: string | undefined;
  return nodes.filter((node) => {
    const tag = node.type === 'html' ? /^<(\/?)(script|style)\b/i.exec(node.value) : null;
    if (tag) name = tag[1] === '' ? tag[2] : undefined;
    return tag === null && name === undefined;
  });
}

/** The text of a footnote's mark. */
function footnoteMark({
  label,
  identifier,
}: {
  label?: string | null | undefined;
  identifier: string;
}) {
  return `[${label ?? identifier}]`;
}

function footnote(node: FootnoteDefinition): RootContent[] {
  const mark = { type: 'text' as const, value: `${footnoteMark(node)} ` };
  const [first, ...others] = node.children;
  return first?.type === 'paragraph'
    ? [{ ...first, children: [mark, ...first.children] }, ...others]
    : [{ type: 'paragraph', children: [mark] }, ...node.children];
}

/** The end of a bare address in a text that has no spaces between its sentences. */
const CJK_PUNCTUATION = /[\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF1F\uFF3B-\uFF40\uFF5B-\uFF65]/;

function endAddress(link: Link): RootContent[] {
  const [label] = link.children;
  if (link.children.length !== 1 || label?.type !== 'text') return [link];
  const { value } = label;
  const end = value.search(CJK_PUNCTUATION);
  if (end < 1 || !link.url.endsWith(value)) return [link];
  const url = link.url.slice(0, link.url.length - value.length + end);
  return [
    { ...link, url, children: [{ type: 'text', value: value.slice(0, end) }] },
    { type: 'text', value: value.slice(end) },
  ];
}

/**
 * A remark plugin for text that HTML and footnotes would lose (docs/product/outputs.md#markdown):
 * known HTML becomes Markdown, unknown tags are text, footnotes are paragraphs where they are
 * written.
 */
export function showAllText(this: Processor) {
  let parses = 0;

  const blockHtml = ({ value }: Html): RootContent[] => {
    parses += 1;
    if (parses > MAX_PARSES) return [paragraph(value)];
    const isHtml = isKnownTag(value.trimStart());
    // The Markdown that follows a placeholder is no part of an element.
    const tree = this.parse(isHtml ? markdownOfHtml(value) : value.replace('<', '\\<'));
    if (!('children' in tree)) return [];
    const root = tree as Root;
    visit(root);
    return root.children;
  };

  function replacement(node: RootContent, isBlock: boolean): RootContent[] {
    if (node.type === 'html') return isBlock ? blockHtml(node) : inlineHtml(node);
    if (node.type === 'footnoteReference') return [{ type: 'text', value: footnoteMark(node) }];
    if (node.type === 'footnoteDefinition') return footnote(node);
    return node.type === 'link' ? endAddress(node) : [node];
  }

  function visit(parent: Parents): void {
    const isBlock = BLOCK_PARENTS.has(parent.type);
    for (const child of parent.children) if ('children' in child) visit(child);
    const children = isBlock ? parent.children : withoutScripts(parent.children);
    Object.assign(parent, {
      children: children.flatMap((child) => replacement(child, isBlock)),
    });
  }

  return (tree: Root) => {
    parses = 0;
    visit(tree);
  };
}
