import { useQuery } from '@tanstack/react-query';
import { OutlookAction, OutlookText } from '@/components/credits/outlook-lines';
import { useCredits } from '@/components/credits/use-credits';
import { OutlookSkeleton, outlookFrame } from '@/features/credits/dashboard/dashboard-skeletons';
import { SectionFailure } from '@/features/credits/dashboard/load-failure';
import { recentHistoryQuery, useOutlook } from '@/resources/credits/outlook/queries';
import { OutlookPicture } from './outlook-picture';

/**
 * How long the credits last and what expires next (docs/product/credits.md#outlook).
 * @param props.now epoch milliseconds
 * @param props.isHistorySettled whether the dashboard's history has loaded or failed; until then the
 *   outlook would request its first page again
 */
export function OutlookSection({
  now,
  isHistorySettled,
}: {
  now: number;
  isHistorySettled: boolean;
}) {
  const credits = useCredits();
  const outlook = useOutlook(isHistorySettled ? credits.loaded : null);
  const history = useQuery({ ...recentHistoryQuery(), enabled: false });
  const failed = credits.hasFailed ? credits : history.isError && !outlook ? history : null;

  return (
    <section aria-label="Outlook" className={outlookFrame}>
      {failed ? (
        <SectionFailure query={failed} text="How long your credits last could not be loaded." />
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
