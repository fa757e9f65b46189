import type { ComponentProps } from 'react';

/**
 * The heading of a page, which a navigation focuses. Its text has an element of its own: Orca in
 * Firefox moves without a word to the innermost element in the place of a removed link, and
 * says nothing of a heading that is this element.
 */
export function PageHeading({ children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 {...rest}>
      <strong className="font-semibold">{children}</strong>
    </h1>
  );
}
