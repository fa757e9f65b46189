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

/**
 * Whether a text that begins with `<` is HTML. The tags are those that tools use for texts: others
 * are more often placeholders, such as `<Company>` and `<Address>`.
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

const COMMENT = /<!--[^]*?-->|<!doctype[^>]*>/gi;
const HREF = /\shref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/i;
const LINE_START: Readonly<Record<string, string>> = { li: '\n- ', br: '\\\n' };

/**
 * The Markdown of HTML: its headings, list items, paragraphs, links and text, without scripts and
 * styles. By its tags and not by a parser of the browser, which the content security policy does
 * not allow.
 */
export function markdownOfHtml(html: string): string {
  let isHidden = false;
  let href = '';
  const parts = html
    .replace(COMMENT, '')
    .replaceAll(/\s+/g, ' ')
    .split(/(<[^<>]*>)/);
  const markdown = parts.map((part) => {
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(part) ?? [];
    const tag = name.toLowerCase();
    const isStart = slash === '';
    if (tag === 'script' || tag === 'style') {
      isHidden = isStart;
      return '';
    }
    if (isHidden) return '';
    if (!part.startsWith('<') || !isKnownTag(part)) return part.replaceAll('<', '&lt;');
    if (isStart && /^h[1-6]$/.test(tag)) return `\n\n${'#'.repeat(Number(tag.charAt(1)))} `;
    if (isStart && tag in LINE_START) return LINE_START[tag];
    if (tag === 'td' || tag === 'th') return ' ';
    if (tag === 'a') {
      const [, double, single, bare] = HREF.exec(part) ?? [];
      const target = href;
      href = double ?? single ?? bare ?? '';
      return isStart ? href && '[' : target && `](<${target}>)`;
    }
    return INLINE_TAGS.has(tag) ? '' : '\n\n';
  });
  return markdown.join('').replaceAll(/^[ \t]+|[ \t]+$/gm, '');
}
