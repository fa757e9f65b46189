import { cx } from '@/lib/cx';

/** The turning ring alone, for places whose words stand beside it already. */
export function SpinnerRing({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'spin size-4 shrink-0 rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  );
}

/** A wait that screen readers hear: the ring with its words. */
export function Spinner({ children, className }: { children: string; className?: string }) {
  return (
    <p role="status" className={cx('flex items-center gap-3 text-muted', className)}>
      <SpinnerRing className="text-brand" />
      {children}
    </p>
  );
}
