import { ReceiptLinks } from '@/components/receipts/receipt-links';
import { useReceipt } from '@/components/receipts/use-receipt';
import { cx } from '@/lib/cx';
import { savesOutputs } from '@/resources/outputs/outputs-of-tool';
import { receiptText } from '@/resources/tools/receipt';
import { usedText } from '@/resources/tools/recent';
import type { Tool } from '@/resources/tools/schema';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { FreeTools } from './free-tools';
import { toolListClass, ToolRow, ToolRowSkeleton } from './tool-row';
import { useGoal } from './use-goal';
import type { Home } from './use-home';

/** The recent tools, or free tools for a new member (docs/product/navigation.md#home). */
export function HomeTools({ home }: { home: Home }) {
  const { catalogue, placeholders, recents, areRecentsPending, isIdle, now } = home;
  // The page has one primary button at most; the tools for a goal have it.
  const { goal } = useGoal();

  if (home.isNew) return <FreeTools catalogue={catalogue} />;
  // Without the catalogue the recent tools are unknown.
  if (catalogue.isError && !catalogue.data) {
    return (
      <p role="status" className="mt-6 text-muted">
        <span>Your recent tools didn’t load. </span>
        <RetryButton query={catalogue} variant="link" />
      </p>
    );
  }
  if (areRecentsPending) {
    return (
      placeholders.recentTools > 0 && (
        <SkeletonGroup label="Loading your recent tools..." className={toolListClass}>
          <Skeleton className="my-0.5 h-5 w-52 max-w-full rounded-mark" />
          <ul className="mt-1.5">
            {Array.from({ length: placeholders.recentTools }, (_, row) => (
              <ToolRowSkeleton key={row} />
            ))}
          </ul>
        </SkeletonGroup>
      )
    );
  }
  if (recents.length === 0) return null;
  return (
    <section aria-labelledby="home-recent" className={toolListClass}>
      <h2 id="home-recent" className="text-16 font-semibold">
        Pick up where you left off
      </h2>
      <ul role="list" className="mt-1.5">
        {recents.map(({ tool, usedAt }, index) => (
          <ToolRow
            key={tool.id}
            tool={tool}
            used={usedText(usedAt, now)}
            variant={index === 0 && goal === '' ? 'primary' : 'secondary'}
          >
            {index === 0 && <RowReceipt tool={tool} enabled={isIdle} />}
          </ToolRow>
        ))}
      </ul>
    </section>
  );
}

/**
 * What has happened since the tool was launched (docs/product/catalogue.md#receipt). On phones its
 * lines are reserved, so that it does not move the rows below; wider rows have room for it.
 */
function RowReceipt({ tool, enabled }: { tool: Tool; enabled: boolean }) {
  const receipt = useReceipt(tool, { enabled });
  if (receipt === undefined) return null;
  return (
    <div
      className={cx(
        'num flex flex-wrap content-start gap-x-4',
        savesOutputs(tool) ? 'max-sm:min-h-10' : 'max-sm:min-h-5',
      )}
    >
      <p role="status">
        {receipt && (
          <span>
            <span>Since your launch:</span> <b className="font-semibold">{receiptText(receipt)}</b>
          </span>
        )}
      </p>
      {receipt && <ReceiptLinks receipt={receipt} />}
    </div>
  );
}
