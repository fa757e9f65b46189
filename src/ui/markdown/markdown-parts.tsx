import { useState } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { Image } from 'lucide-react';
import type { Components, ExtraProps } from 'react-markdown';
import { parseUrl } from '@/lib/parse/urls';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { focusLinkedHeading } from './in-page-link';
import { containsImage, textContentOf } from './markdown-tree';
import { Mark } from './marked-text';

type ElementProps<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps;

/** Whether a URL is on another origin. */
function isExternal(href: string): boolean {
  const url = parseUrl(href, document.baseURI);
  return url !== null && url.protocol.startsWith('http') && url.origin !== window.location.origin;
}

const LINK =
  'text-brand underline decoration-brand-line underline-offset-3 hover:decoration-current';

/** A link; without `href` if its URL was removed, and so not focusable. */
function Link({ href, title, children }: ElementProps<'a'>) {
  const newTab = href && isExternal(href) && { target: '_blank', rel: 'noopener noreferrer' };
  const inPage = href?.startsWith('#') && { onClick: focusLinkedHeading };
  return (
    <a href={href || undefined} title={title} {...newTab} {...inPage} className={href && LINK}>
      {children}
    </a>
  );
}

/** A link; after its image if it contains one, because a link must not contain a button. */
function LinkAfterImage({ node, href, title, children }: ElementProps<'a'>) {
  if (!node || !containsImage(node)) return Link({ href, title, children });
  return (
    <>
      {children}
      {href && (
        <>
          {' '}
          <Link href={href} title={title}>
            {textContentOf(node).trim() || href}
          </Link>
        </>
      )}
    </>
  );
}

/** An image, requested without a referrer. */
function LoadedImage({ src, alt = '', title }: ElementProps<'img'>) {
  if (!src) return <span>{alt}</span>;
  return (
    <img
      src={src}
      alt={alt}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="inline-block max-w-full rounded-control"
    />
  );
}

/**
 * A button that loads an image (docs/product/outputs.md#markdown): the URL of an image can send
 * parts of the text to another site.
 */
function ImageOnRequest({ src, alt = '', title }: ElementProps<'img'>) {
  const [requestedSrc, setRequestedSrc] = useState<string>();
  if (!src || requestedSrc === src) return <LoadedImage src={src} alt={alt} title={title} />;
  function load(event: MouseEvent) {
    event.preventDefault();
    setRequestedSrc(src);
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={load}
      className="max-w-full min-w-0!"
      title={src}
    >
      <Icon of={Image} size={16} />
      <span className="truncate">{`Load image: ${alt || src}`}</span>
    </Button>
  );
}

/** Creates a heading component; `setHeadingLevels` sets its size. */
function heading(Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ children, className = '' }: ElementProps<typeof Tag>) {
    return (
      <Tag dir="auto" className={`pt-2 font-semibold text-ink first:pt-0 ${className}`}>
        {children}
      </Tag>
    );
  };
}

/**
 * The components of a text's elements. Code and tables are focusable to be scrolled by keyboard.
 */
export const markdownComponents: Components = {
  a: LinkAfterImage,
  img: ImageOnRequest,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  mark: ({ children }) => <Mark>{children}</Mark>,
  strong: ({ children }) => <strong className="font-semibold text-ink">{children}</strong>,
  ul: ({ children }) => (
    <ul dir="auto" className="list-disc space-y-1 ps-6">
      {children}
    </ul>
  ),
  ol: ({ children, start }) => (
    <ol dir="auto" start={start} className="list-decimal space-y-1 ps-6">
      {children}
    </ol>
  ),
  // Only items of task lists have a class; their checkbox replaces the bullet.
  li: ({ className, children }) => <li className={className && '-ms-6 list-none'}>{children}</li>,
  input: ({ checked }) => (
    <input
      type="checkbox"
      checked={checked}
      disabled
      aria-label={checked ? 'Done' : 'To do'}
      className="me-2 size-4 align-[-2px] accent-brand"
    />
  ),
  blockquote: ({ children, dir }) => (
    <blockquote dir={dir} className="space-y-4 border-s-2 border-brand-line ps-4">
      {children}
    </blockquote>
  ),
  hr: () => <hr className="border-line" />,
  code: ({ children }) => (
    <code translate="no" className="rounded-mark bg-sunken px-1 text-14">
      {children}
    </code>
  ),
  pre: ({ node }) => (
    <pre
      tabIndex={0}
      role="group"
      aria-label="Code"
      className="overflow-x-auto rounded-panel border border-line bg-canvas p-4 text-14 print:wrap-anywhere print:whitespace-pre-wrap"
    >
      <code translate="no">{node && textContentOf(node)}</code>
    </pre>
  ),
  table: ({ children }) => (
    <div
      tabIndex={0}
      role="group"
      aria-label="Table"
      className="overflow-x-auto print:overflow-visible"
    >
      <table dir="auto" className="w-full print:text-12 print:wrap-anywhere">
        {children}
      </table>
    </div>
  ),
  th: ({ children, style }) => (
    <th
      style={style}
      className="border-b border-line-strong px-3 py-2 text-start font-semibold print:px-1"
    >
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="border-b border-line px-3 py-2 align-top print:px-1">
      {children}
    </td>
  ),
};
