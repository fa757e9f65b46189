import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';

/** A breathing shape of what is coming; its size and radius come as classes. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={cx('breathe block bg-skeleton', className)} />;
}

/** Skeletons together with the words that screen readers hear instead of them. */
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
