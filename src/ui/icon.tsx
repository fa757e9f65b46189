import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';

export interface IconProps {
  /** A component of lucide-react, imported by name. */
  of: LucideIcon;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/**
 * An icon that is hidden from screen readers, so a control with only an icon needs an
 * accessible name.
 */
export function Icon({ of: Glyph, size = 16, className }: IconProps) {
  return <Glyph size={size} strokeWidth={1.75} className={cx('shrink-0', className)} aria-hidden />;
}
