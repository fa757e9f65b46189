import { useState } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { Image } from 'lucide-react';
import type { Components, ExtraProps } from 'react-markdown';
import { parseUrl } from '@/lib/urls';
import { Button } from './button';
import { Icon } from './icon';
import { containsImage, textContentOf } from './markdown-tree';

type Part<Tag extends keyof React.JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps;

/** Whether an address leads to another site, where the page must not follow. */
function isOutside(href: string): boolean {
  const url = parseUrl(href, document.baseURI);
  return url !== null && url.protocol.startsWith('http') && url.origin !== window.location.origin;
}

const LINK =
  'text-brand underline decoration-brand-line underline-offset-3 hover:decoration-current';

/** A link; one whose address was not let through is its words alone, which no key and no press reaches. */
function Link({ href, title, children }: Part<'a'>) {
  const outside = href && isOutside(href) && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href || undefined} title={title} {...outside} className={href && LINK}>
      {children}
    </a>
  );
}

/** A link around a picture that asks first: a button can't stand inside a link, so they follow each other. */
function LinkBesidePicture({ node, href, title, children }: Part<'a'>) {
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

/** A picture; its address tells no other site which page it stands on. */
function Picture({ src, alt = '', title }: Part<'img'>) {
  if (!src) return alt;
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
 * A picture that is fetched only when the member asks: its address can carry what the text is made
 * of to whoever wrote it.
 */
function AskedPicture({ src, alt = '', title }: Part<'img'>) {
  const [asked, setAsked] = useState<string>();
  if (!src || asked === src) return <Picture src={src} alt={alt} title={title} />;
  function load(event: MouseEvent) {
    event.preventDefault();
    setAsked(src);
  }
  return (
    <Button variant="secondary" size="sm" onClick={load} className="max-w-full" title={src}>
      <Icon of={Image} size={16} />
      <span className="truncate">Load image: {alt || src}</span>
    </Button>
  );
}

/** A heading; its size is its rank in the text, whatever its level in the page's outline. */
function heading(Tag: 'h2' | 'h3' | 'h4' | 'h5' | 'h6') {
  return function Heading({ children, className = '' }: Part<typeof Tag>) {
    return <Tag className={`pt-2 font-semibold text-ink first:pt-0 ${className}`}>{children}</Tag>;
  };
}

/** How each part of a text looks. Wide ones scroll by themselves, also by keyboard. */
const parts: Components = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  strong: ({ children }) => <strong className="font-semibold text-ink">{children}</strong>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-6">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="list-decimal space-y-1 pl-6">
      {children}
    </ol>
  ),
  // An item has a class only as part of a task list, where the mark takes the bullet's place.
  li: ({ className, children }) => <li className={className && '-ml-6 list-none'}>{children}</li>,
  input: ({ checked }) => (
    <input
      type="checkbox"
      checked={checked}
      disabled
      aria-label={checked ? 'Done' : 'To do'}
      className="mr-2 size-4 align-[-2px] accent-brand"
    />
  ),
  blockquote: ({ children }) => (
    <blockquote className="space-y-4 border-l-2 border-brand-line pl-4">{children}</blockquote>
  ),
  hr: () => <hr className="border-line" />,
  code: ({ children }) => <code className="rounded-mark bg-sunken px-1 text-14">{children}</code>,
  pre: ({ node }) => (
    <pre
      tabIndex={0}
      role="group"
      aria-label="Code"
      className="overflow-x-auto rounded-panel border border-line bg-canvas p-4 text-14"
    >
      <code>{node && textContentOf(node)}</code>
    </pre>
  ),
  table: ({ children }) => (
    <div tabIndex={0} role="group" aria-label="Table" className="overflow-x-auto">
      <table className="w-full">{children}</table>
    </div>
  ),
  th: ({ children, style }) => (
    <th style={style} className="border-b border-line-strong px-3 py-2 text-left font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="border-b border-line px-3 py-2 align-top">
      {children}
    </td>
  ),
};

/** The parts of a text whose pictures are shown at once, or only when asked for. */
export const markdownComponents: Readonly<Record<'ask' | 'show', Components>> = {
  ask: { ...parts, a: LinkBesidePicture, img: AskedPicture },
  show: { ...parts, a: Link, img: Picture },
};
