import { lateNoticeClass, reloadClass } from '@/early/late-start';
import { LATE_AFTER_MS, LATE_TEXT } from '@/lib/late';
import { useIsLate } from '@/lib/use-is-late';

/** Offers to reload the page once it has waited for `LATE_AFTER_MS`, as src/early does before. */
export function LateNotice() {
  if (!useIsLate(LATE_AFTER_MS)) return null;
  return (
    <div role="alert" className={lateNoticeClass}>
      {LATE_TEXT}
      <button type="button" className={reloadClass} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
