import { useQuery } from '@tanstack/react-query';
import { OutlookAction, OutlookText } from '@/components/credits/outlook-lines';
import { useCredits } from '@/components/credits/use-credits';
import { OutlookSkeleton, outlookFrame } from '@/features/credits/dashboard/dashboard-skeletons';
import { SectionFailure } from '@/features/credits/dashboard/load-failure';
import { recentHistoryQuery, useOutlook } from '@/resources/credits/outlook/queries';
import { OutlookPicture } from './outlook-picture';

/**
 * How long the credits last and what expires next (docs/product/credits.md#outlook). Without the
 * history it renders nothing, because the chart above it shows that error.
 * @param props.now epoch milliseconds
 */
export function OutlookSection({ now }: { now: number }) {
  const credits = useCredits();
  const outlook = useOutlook(credits.loaded);
  const history = useQuery({ ...recentHistoryQuery, enabled: false });
  if (history.isError && !outlook) return null;

  return (
    <section aria-label="Outlook" className={outlookFrame}>
      {credits.hasFailed ? (
        <SectionFailure query={credits} text="How long your credits last could not be loaded." />
      ) : outlook ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-[1_1_20rem]">
              <p className="text-16 font-semibold">
                <OutlookText outlook={outlook} />
              </p>
              {outlook.credits > 0 && outlook.perDay === null && (
                <p className="mt-0.5 text-muted">
                  After a week of use you see here how long they last.
                </p>
              )}
            </div>
            <OutlookAction outlook={outlook} />
          </div>
          <OutlookPicture outlook={outlook} now={now} />
        </>
      ) : (
        <OutlookSkeleton />
      )}
    </section>
  );
}
