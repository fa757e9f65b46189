import { cx } from '@/lib/cx';

/** A label for a hashtag or name; `onImage` is for dark backgrounds. */
export function Tag({ children, onImage }: { children: string; onImage?: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full items-center rounded-mark px-2 py-0.5 text-12 font-medium',
        onImage ? 'bg-white/16 text-white' : 'bg-sunken text-ink-2',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  );
}
