/** The text of a Markdown paragraph as the runs of a Word document. */
import { ExternalHyperlink, TextRun, type IRunPropertiesOptions, type ParagraphChild } from 'docx';
import type { Definition, PhrasingContent } from 'mdast';
import { parseUrl } from '@/lib/parse/urls';
import { CODE_STYLE } from './word-styles';

/** The definitions of reference links by their identifier. */
export type Definitions = ReadonlyMap<string, Definition>;

const LINK_PROTOCOLS = ['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'];

/** Word reports a file with a longer URL as damaged. */
const MAX_URL_LENGTH = 2000;

/**
 * The URL of a link, if it is absolute and has a specified scheme
 * (docs/product/outputs.md#markdown), else `null`. A relative one would lead to a file beside the
 * document. Word reports a file with an invalid URL as damaged, so characters are encoded.
 */
export function wordLink(url: string): string | null {
  const parsed = parseUrl(url);
  if (!parsed || !LINK_PROTOCOLS.includes(parsed.protocol)) return null;
  const encoded = parsed.href.replace(/[\s"<>\\^`{|}]/g, encodeURIComponent);
  return encoded.length <= MAX_URL_LENGTH ? encoded : null;
}

/** Removes characters that XML does not allow, with which Word reports the file as damaged. */
export function xmlText(text: string): string {
  return text.replace(/\p{Cs}|[\uFFFE\uFFFF]|(?![\t\n])\p{Cc}/gu, '').replaceAll('\t', '    ');
}

/** A text whose line breaks are kept. */
export function textWithLines(text: string, format: IRunPropertiesOptions = {}): TextRun[] {
  return xmlText(text)
    .split('\n')
    .map((line, index) => new TextRun({ ...format, text: line, ...(index > 0 && { break: 1 }) }));
}

/** Converts the content of a paragraph; an image is a link. */
export function wordRuns(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  format: IRunPropertiesOptions = {},
): ParagraphChild[] {
  const runs = (children: readonly PhrasingContent[], changes: IRunPropertiesOptions = {}) =>
    wordRuns(children, definitions, { ...format, ...changes });

  const text = (value: string, changes: IRunPropertiesOptions = {}) => [
    new TextRun({ ...format, ...changes, text: xmlText(value).replaceAll('\n', ' ') }),
  ];

  function link(url: string | undefined, children: readonly PhrasingContent[]): ParagraphChild[] {
    const target = url === undefined ? null : wordLink(url);
    if (target === null) return runs(children);
    return [new ExternalHyperlink({ link: target, children: runs(children, LINK) })];
  }

  function image(url: string | undefined, alt: string | null | undefined): ParagraphChild[] {
    const label = { type: 'text' as const, value: alt || url || '' };
    // A link must not contain another one.
    return format.style === LINK.style ? runs([label]) : link(url, [label]);
  }

  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return text(node.value);
      case 'strong':
        return runs(node.children, { bold: true });
      case 'emphasis':
        return runs(node.children, { italics: true });
      case 'delete':
        return runs(node.children, { strike: true });
      case 'inlineCode':
        return text(node.value, format.style === undefined ? { style: CODE_STYLE } : {});
      case 'break':
        return [new TextRun({ break: 1 })];
      case 'html':
        return text(node.value);
      case 'link':
        return link(node.url, node.children);
      case 'linkReference':
        return link(definitions.get(node.identifier)?.url, node.children);
      case 'image':
        return image(node.url, node.alt);
      case 'imageReference':
        return image(definitions.get(node.identifier)?.url, node.alt);
      case 'footnoteReference':
        return text(`[${node.label ?? node.identifier}]`, { superScript: true });
    }
  });
}

const LINK = { style: 'Hyperlink' };
