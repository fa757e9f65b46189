/**
 * Markdown read as plain text, for excerpts and for searching. Every pattern passes over the text
 * once: the texts come from a server and may be long or hostile. What is left of a tag or a mark
 * that was not closed is harmless, because the result is only ever shown as text.
 */

const FENCE = /^[ \t]*(?:```|~~~).*$/gm;
/** The line below a table's head, a rule, or the underline of a heading. */
const LINE_OF_MARKS = /^[ \t]*[|:=*_-](?:[ \t]*[|:=*_-])+[ \t]*$/gm;
/** Heading, quote, and list marks at the start of a line, also several. */
const BLOCK_MARKS = /^[ \t]*(?:(?:>|#{1,6}(?=[ \t])|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+/gm;
const TABLE_ROW = /^[ \t]*\|.*$/gm;
const CODE_OF_PAGES = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi;
const AUTOLINK = /<((?:https?|mailto):[^<>\s]*)>/gi;
const TAG = /<[!/?]?[a-z-][^<>]*>/gi;
const LINK = /!?\[([^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;
const STRONG = /(?:\*\*|~~)(?=\S)|(?<=\S)(?:\*\*|~~)|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)|`/g;
const EMPHASIS = /(?<![\w*_])([*_])(?=\S)([^*_\n]*[^*_\s])\1(?![\w*_])/g;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of a Markdown text without its marks, blanks collapsed. Never to be used as HTML. */
export function plainText(markdown: string): string {
  return markdown
    .replace(FENCE, '')
    .replace(LINE_OF_MARKS, '')
    .replace(BLOCK_MARKS, '')
    .replace(TABLE_ROW, (row) => row.replaceAll('|', ' '))
    .replace(CODE_OF_PAGES, '')
    .replace(AUTOLINK, '$1')
    .replace(TAG, '')
    .replace(LINK, '$1')
    .replace(STRONG, '')
    .replace(EMPHASIS, '$2')
    .replace(ESCAPE, '$1')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
