import type { ReactNode } from 'react';

/** A state of a component, below its name: one or more in a row, or one that is `wide`. */
export function State({
  name,
  wide = false,
  children,
}: {
  name: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={name}>
      <h2 className="mb-2 text-12 text-muted">{name}</h2>
      <div className={wide ? '' : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </section>
  );
}

/** A control that the browser test hovers or presses, and the text that this shows. */
export function Used({
  by,
  shows,
  children,
}: {
  by: 'hover' | 'press';
  shows: string;
  children: ReactNode;
}) {
  return (
    <span data-used-by={by} data-shows={shows} className="inline-block">
      {children}
    </span>
  );
}

export const SENTENCE = 'A text that is long enough to need several lines on a narrow screen.';
/** A word that is wider than a phone, such as a pasted link. */
export const LONG_WORD = 'https://example.com/' + 'a-name-without-spaces-'.repeat(6);

export const ignore = () => undefined;
