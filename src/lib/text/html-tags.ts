const INLINE_TAGS = new Set(
  'a abbr b big cite code del dfn em font i ins kbd mark q s samp script small span strike strong style sub sup tt u var'.split(
    ' ',
  ),
);
const BLOCK_TAGS = new Set(
  'article aside blockquote body br caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html img li main meta nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Matches what may be the start of a tag, also of an end tag or a comment. */
const TAG_START = /<\/?(?:!--|[^\s/<>]*)/g;

/**
 * Whether a text that begins with `<` is HTML. The tags are those that tools use for texts: others are
 * more often placeholders, such as `<Company>` and `<Address>`.
 */
export function isKnownTag(tag: string): boolean {
  if (/^<!(?:--|doctype\b)/i.test(tag)) return true;
  const name = /^<\/?([^\s/<>]*)/.exec(tag)?.[1]?.toLowerCase() ?? '';
  return INLINE_TAGS.has(name) || BLOCK_TAGS.has(name);
}

/** What remains of a tag in plain text: a space for an element that begins a line, else nothing. */
export function plainTag(tag: string): string {
  if (!isKnownTag(tag)) return tag;
  const name = /^<\/?([^\s/<>]*)/.exec(tag)?.[1]?.toLowerCase() ?? '';
  return BLOCK_TAGS.has(name) ? ' ' : '';
}

/** HTML in which each `<` that begins no known tag is text. */
export function escapeUnknownTags(html: string): string {
  return html.replace(TAG_START, (start) => (isKnownTag(start) ? start : `&lt;${start.slice(1)}`));
}
