import { cx } from '@/lib/cx';
import { useIsLate } from '@/lib/react/use-is-late';
import { Spinner } from '@/ui/feedback/spinner';

/** Most loads end before this delay, so that the message does not cover the page. */
const VISIBLE_AFTER_MS = 1000;

/**
 * Shown while the first-run status loads (docs/product/catalogue.md#explore-page); blocks nothing.
 * Screen readers read it immediately.
 */
export function ProfileLoading() {
  const isVisible = useIsLate(VISIBLE_AFTER_MS);
  return (
    // In its place from the start, because a move would be a layout shift.
    <div
      className={cx(
        'pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center',
        !isVisible && 'opacity-0',
      )}
    >
      <Spinner className="rise rounded-full border border-line bg-surface px-4 py-2 shadow-pop">
        Loading your profile...
      </Spinner>
    </div>
  );
}
