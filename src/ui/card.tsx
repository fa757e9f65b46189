import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

/** The card's surface, for elements that are not a `div`: a link, a list entry, a section. */
export const cardClass = 'rounded-card border border-line bg-surface shadow-card';

/** A white surface with a hairline and the softest shadow; padding comes from the caller. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(cardClass, className)} />;
}
