import { cx } from '@/lib/cx';

/** A spinner without text; it is hidden from screen readers. */
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

/** A spinner with its text, as a status message. */
export function Spinner({
  children,
  className,
}: {
  children: string;
  className?: string | undefined;
}) {
  return (
    <p role="status" className={cx('flex items-center gap-3 text-muted', className)}>
      <SpinnerRing className="text-brand" />
      <span>{children}</span>
    </p>
  );
}
