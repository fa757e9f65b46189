import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';

export interface IconProps {
  /** An icon of lucide-react, imported by its own name. */
  of: LucideIcon;
  /** Edge in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** One icon at the stroke of the set; always decoration, so words or a label must stand beside it. */
export function Icon({ of: Glyph, size = 16, className }: IconProps) {
  return <Glyph size={size} strokeWidth={1.75} className={cx('shrink-0', className)} aria-hidden />;
}
