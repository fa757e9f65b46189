import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';

/** The class names of a card, for elements other than `div`. */
export const cardClass = 'rounded-card border border-line bg-surface shadow-card';

/** A white surface with border and shadow; the caller adds the padding. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(cardClass, className)} />;
}
