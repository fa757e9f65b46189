import { plainTag } from './html-tags';

/**
 * Converts Markdown to plain text, for excerpts and search. Each pattern runs in linear time,
 * because the texts of the server may be long or malicious. Parts of unclosed tags and marks may
 * remain, because the result is only rendered as text.
 */

const FENCE = /^[ \t]*(?:```|~~~).*$/gm;
/** The delimiter row of a table, a thematic break, or the underline of a heading. */
const PUNCTUATION_LINE = /^[ \t]*[|:=*_-](?:[ \t]*[|:=*_-])+[ \t]*$/gm;
/** One or more heading, quote and list marks at the start of a line. */
const BLOCK_MARKS = /^[ \t]*(?:(?:>|#{1,6}(?=[ \t])|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+/gm;
const TABLE_ROW = /^[ \t]*\|.*$/gm;
const SCRIPT_OR_STYLE = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi;
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

/** The text of Markdown without its marks, with collapsed whitespace. Not safe as HTML. */
export function plainText(markdown: string): string {
  return markdown
    .replace(FENCE, '')
    .replace(PUNCTUATION_LINE, '')
    .replace(BLOCK_MARKS, '')
    .replace(TABLE_ROW, (row) => row.replaceAll('|', ' '))
    .replace(SCRIPT_OR_STYLE, '')
    .replace(AUTOLINK, '$1')
    .replace(TAG, plainTag)
    .replace(LINK, '$1')
    .replace(STRONG, '')
    .replace(EMPHASIS, '$2')
    .replace(ESCAPE, '$1')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
