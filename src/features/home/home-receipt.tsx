import { useId } from 'react';
import { DismissReceipt, ReceiptLinks } from '@/components/receipts/receipt-links';
import { useReceipts } from '@/components/receipts/use-receipts';
import { ToolThumb } from '@/components/tools/tool-image';
import { timeOfDay } from '@/lib/format/dates';
import { relativeDay } from '@/lib/format/relative-day';
import { receiptText } from '@/resources/tools/receipt';
import { cardClass } from '@/ui/card';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import type { Home } from './use-home';

const rowClass = `${cardClass} num relative mt-4 grid min-h-25 grid-cols-[44px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 pt-3 pb-2.5 sm:mt-6 sm:flex sm:min-h-16 sm:gap-4 sm:px-6 sm:py-3`;
const pictureClass = 'size-11 shrink-0 rounded-small sm:h-10 sm:w-14';

/** What the last launch has cost and produced (docs/product/catalogue.md#receipt). */
export function HomeReceipt({ home }: { home: Home }) {
  const titleId = useId();
  const { catalogue, isHistorySettled, now } = home;
  const tools = catalogue.data ?? (catalogue.isError ? NO_TOOLS : undefined);
  const { receipts, isLoading, dismiss } = useReceipts(tools, { enabled: isHistorySettled });
  const [receipt] = receipts;

  if (!receipt) {
    return (
      isLoading && (
        <SkeletonGroup label="Loading what your last launch has changed" className={rowClass}>
          <Skeleton className={pictureClass} />
          <div className="grow">
            <Skeleton className="h-4 w-72 max-w-full rounded-mark" />
            <Skeleton className="mt-2 h-3.5 w-52 max-w-full rounded-mark" />
          </div>
        </SkeletonGroup>
      )
    );
  }
  const { tool, launch } = receipt;
  const day = relativeDay(launch.at, now)?.toLowerCase() ?? '';
  return (
    <section aria-labelledby={titleId} className={rowClass}>
      <ToolThumb tool={tool} className={pictureClass} />
      <div className="min-w-0 max-sm:pr-8 sm:grow">
        <div id={titleId} className="font-semibold text-balance">
          <h2 className="inline">While you were away:</h2>{' '}
          <p role="status" className="inline">
            {receiptText(receipt)}
          </p>
        </div>
        <p className="text-balance wrap-anywhere text-muted">
          <span translate="no">{tool.name}</span>
          <span>{`, ${day} at ${timeOfDay(launch.at)}`}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 max-sm:col-start-2 max-sm:min-h-8 max-sm:items-center">
        <ReceiptLinks receipt={receipt} />
      </div>
      <DismissReceipt
        onDismiss={() => dismiss(receipt)}
        className="-mr-2 max-sm:absolute max-sm:top-2 max-sm:right-3"
      />
    </section>
  );
}

const NO_TOOLS: readonly [] = [];
