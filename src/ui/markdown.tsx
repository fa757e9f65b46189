import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import ReactMarkdown, { defaultUrlTransform } from 'react-markdown';
import type { Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { markdownSections } from '@/lib/markdown-sections';
import { Button } from './button';
import { markdownComponents } from './markdown-parts';
import { flattenDepth, outlineFrom } from './markdown-tree';

/** Sections that a text grows by itself, about half a million characters; further ones on a press. */
const AT_ONCE = 80;

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li em strong del a img table thead tbody tr th td input';

/** What may be drawn: what Markdown itself can say; tables, deleted words and task lists included. */
const SANITIZE = {
  tagNames: TAGS.split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    li: [['className', 'task-list-item']],
    // HTML is dropped before, so the only input is the mark of a task.
    input: ['type', 'checked', 'disabled'],
    th: ['align'],
    td: ['align'],
  },
  // Addresses are judged by the URL transform, which also knows schemes in capitals.
  protocols: {},
  strip: ['script', 'style'],
};

/** Quotations or lists one inside the other by the dozen in a line, which take ages to parse. */
const NESTED = /^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){50}/m;

const REMARK: Options['remarkPlugins'] = [[remarkGfm, { singleTilde: false }], flattenDepth];

export interface MarkdownProps {
  children: string;
  /** `ask` puts a button in the place of each picture: it is fetched when the member presses it. */
  images: 'ask' | 'show';
  /** The level of the text's topmost headings in the page's outline. */
  level?: 2 | 3 | 4;
}

const Section = memo(function Section({ children, images, level = 3 }: MarkdownProps) {
  if (NESTED.test(children)) return <p className="whitespace-pre-wrap">{children}</p>;
  return (
    <ReactMarkdown
      skipHtml
      remarkPlugins={REMARK}
      rehypePlugins={[
        [rehypeSanitize, SANITIZE],
        [outlineFrom, { first: level }],
      ]}
      // It keeps the schemes of the specification and relative addresses; others become empty.
      urlTransform={defaultUrlTransform}
      components={markdownComponents[images]}
    >
      {children}
    </ReactMarkdown>
  );
});

/**
 * A Markdown text from outside, drawn so that nothing in it can run: HTML is dropped, addresses keep
 * the specified schemes only, other sites open in a tab of their own (credits specification,
 * section 5). A long text comes section by section, so that the page stays responsive. Heavy: see
 * lazy-markdown.tsx for how to get it.
 */
export function Markdown({ children, images, level }: MarkdownProps) {
  const sections = useMemo(() => markdownSections(children), [children]);
  const [shown, setShown] = useState(1);
  const [limit, setLimit] = useState(AT_ONCE);
  const end = Math.min(sections.length, limit);

  useEffect(() => {
    if (shown >= end) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)));
    return () => clearTimeout(timer);
  }, [shown, end]);

  return (
    <div aria-busy={shown < end || undefined} className="space-y-4 text-16 break-words text-ink-2">
      {sections.slice(0, Math.min(shown, end)).map((section, index) => (
        <Section key={index} images={images} {...(level && { level })}>
          {section}
        </Section>
      ))}
      {sections.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + AT_ONCE)}>
          Show more
        </Button>
      )}
    </div>
  );
}
