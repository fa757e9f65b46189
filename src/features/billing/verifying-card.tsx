import { Skeleton } from '@/ui/skeleton';
import { ResultCard } from './result-card';
import { WaitingMark } from './result-marks';

const rowClass = 'flex justify-between border-t border-line py-[15px] last:border-b';

/** The skeleton of a result card while the first verification is in flight. */
export function VerifyingCard({ title }: { title: string }) {
  return (
    <ResultCard
      scene="waiting"
      state={<WaitingMark isChecking>One moment</WaitingMark>}
      title={title}
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
      <Skeleton className="h-12 w-full rounded-control" />
    </ResultCard>
  );
}
