import { useEffect, useState } from 'react';
import { LATE_AFTER_MS, LATE_TEXT, lateNoticeClass, reloadClass } from '@/early/late-start';

/** Offers to reload the page once it has waited for `LATE_AFTER_MS`, as src/early does before. */
export function LateNotice() {
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isLate) return null;
  return (
    <div role="alert" className={lateNoticeClass}>
      {LATE_TEXT}
      <button type="button" className={reloadClass} onClick={() => window.location.reload()}>
        Reload
      </button>
    </div>
  );
}
