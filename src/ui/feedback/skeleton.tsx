import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

/** An animated placeholder; `className` sets its size and radius. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={cx('breathe block bg-skeleton', className)} />;
}

/** Skeletons with a status text for screen readers. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
