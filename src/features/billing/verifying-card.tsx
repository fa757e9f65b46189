import { LATE_TEXT, VERIFICATION_LATE_AFTER_MS } from '@/lib/late';
import { useIsLate } from '@/lib/use-is-late';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { ResultCard } from './result-card';
import { WaitingMark } from './result-marks';

const rowClass = 'flex justify-between border-t border-line py-[15px] last:border-b';

/**
 * Returns the skeleton of a result card while the first verification is in flight. Retry reloads the page,
 * because a second verification would wait for the lock of the first one.
 */
export function verifyingCard(title: string) {
  return (
    <ResultCard
      scene="waiting"
      state={<WaitingMark isChecking>One moment</WaitingMark>}
      title={title}
      text={<LateText />}
      notice={
        <div aria-hidden>
          {[1, 2].map((line) => (
            <div key={line} className={rowClass}>
              <Skeleton className="h-3.5 w-24 rounded-mark" />
              <Skeleton className="h-3.5 w-14 rounded-mark" />
            </div>
          ))}
        </div>
      }
    >
      <LateRetry />
    </ResultCard>
  );
}

function LateText() {
  const isLate = useIsLate(VERIFICATION_LATE_AFTER_MS);
  return (
    isLate &&
    `${LATE_TEXT} Your payment is not lost: keep waiting, or retry. You are not charged twice.`
  );
}

function LateRetry() {
  const isLate = useIsLate(VERIFICATION_LATE_AFTER_MS);
  return isLate ? (
    <Button size="lg" variant="secondary" block onClick={() => window.location.reload()}>
      Retry
    </Button>
  ) : (
    <Skeleton className="h-12 w-full rounded-control" />
  );
}
