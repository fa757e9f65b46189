import { cx } from '@/lib/cx';

/** A hashtag or a name in a list of names; `onImage` is for a card's dark foot. */
export function Tag({ children, onImage }: { children: string; onImage?: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex h-6 max-w-full items-center rounded-mark px-2 text-12 font-medium',
        onImage ? 'bg-white/16 text-white' : 'bg-sunken text-ink-2',
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  );
}
