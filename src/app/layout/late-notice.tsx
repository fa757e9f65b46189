import { lateNoticeClass, reloadClass } from '@/early/late-start';
import { LATE_AFTER_MS, LATE_TEXT } from '@/lib/late';
import { useIsLate } from '@/lib/use-is-late';

/** A notice with a reload button after `LATE_AFTER_MS`, like the one of src/early/late-start.ts. */
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
