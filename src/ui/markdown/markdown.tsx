import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import ReactMarkdown, { defaultUrlTransform } from 'react-markdown';
import type { Options } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { markdownSections } from '@/lib/text/markdown-sections';
import { Button } from '@/ui/button';
import { markdownComponents } from './markdown-parts';
import {
  DEEPLY_NESTED_LINE,
  markSearch,
  REMARK_PLUGINS,
  setDirections,
  setHeadingLevels,
  wrapTexts,
} from './markdown-tree';

/** Sections that are rendered without a press on Show more: about half a million characters. */
const SECTIONS_PER_STEP = 80;

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr blockquote pre code ul ol li em strong del a img table thead tbody tr th td input';

/** The elements and attributes that Markdown with GitHub's extensions produces. */
const SANITIZE_SCHEMA = {
  tagNames: TAGS.split(' '),
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    li: [['className', 'task-list-item']],
    // HTML has become Markdown, so an input can only be the checkbox of a task.
    input: ['type', 'checked', 'disabled'],
    th: ['align'],
    td: ['align'],
  },
  // `urlTransform` checks the URLs; it also accepts schemes in upper case.
  protocols: {},
  strip: ['script', 'style'],
};

/**
 * Options that drop HTML that is no Markdown, and the URLs of other schemes than the specified
 * ones.
 */
export const MARKDOWN_OPTIONS = {
  skipHtml: true,
  remarkPlugins: REMARK_PLUGINS,
  rehypePlugins: [[rehypeSanitize, SANITIZE_SCHEMA]],
  // It empties URLs that are neither relative nor of the specified schemes.
  urlTransform: defaultUrlTransform,
} satisfies Options;

export interface MarkdownProps {
  children: string;
  /** The level of the text's topmost headings. */
  level?: 2 | 3 | 4;
  /** The words of a search, which are marked; the same list in each render. */
  words?: readonly string[];
  /** Renders all sections at once, for print; a long text blocks the page meanwhile. */
  whole?: boolean;
}

const NO_WORDS: readonly string[] = [];

const Section = memo(function Section(props: Omit<MarkdownProps, 'whole'>) {
  const { children, level = 3, words = NO_WORDS } = props;
  if (DEEPLY_NESTED_LINE.test(children)) return <p className="whitespace-pre-wrap">{children}</p>;
  return (
    <ReactMarkdown
      {...MARKDOWN_OPTIONS}
      rehypePlugins={[
        ...MARKDOWN_OPTIONS.rehypePlugins,
        [setHeadingLevels, { first: level }],
        setDirections,
        [markSearch, { words }],
        wrapTexts,
      ]}
      components={markdownComponents}
    >
      {children}
    </ReactMarkdown>
  );
});

/**
 * Renders untrusted Markdown (docs/product/outputs.md#markdown): scripts are dropped, URLs with
 * other schemes than the specified ones are removed, links to other sites open in a new tab.
 * Sections of a long text render one after another, so that the page stays responsive. Use
 * `LazyMarkdown`.
 */
export function Markdown({ children, level, words, whole = false }: MarkdownProps) {
  const sections = useMemo(() => markdownSections(children), [children]);
  const [renderedCount, setRenderedCount] = useState(1);
  const [stepLimit, setStepLimit] = useState(SECTIONS_PER_STEP);
  const limit = whole ? Infinity : stepLimit;
  const end = Math.min(sections.length, limit);
  const shownCount = whole ? end : Math.min(renderedCount, end);

  useEffect(() => {
    if (shownCount >= end) return;
    const timer = setTimeout(() => startTransition(() => setRenderedCount(shownCount + 1)));
    return () => clearTimeout(timer);
  }, [shownCount, end]);

  return (
    <div
      data-markdown
      aria-busy={shownCount < end || undefined}
      className="space-y-4 text-16 break-words text-ink-2"
    >
      {sections.slice(0, shownCount).map((section, index) => (
        <Section key={index} {...(level && { level })} {...(words && { words })}>
          {section}
        </Section>
      ))}
      {sections.length > limit && (
        <Button variant="secondary" onClick={() => setStepLimit(stepLimit + SECTIONS_PER_STEP)}>
          Show more
        </Button>
      )}
    </div>
  );
}
