import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { withTransactions } from '@/components/credits/transactions-search';
import { ReceiptLinks } from '@/components/receipts/receipt-links';
import { useReceipt } from '@/components/receipts/use-receipt';
import { useModalLink } from '@/components/use-modal';
import { cx } from '@/lib/cx';
import { formatDate, timeOfDay } from '@/lib/format/dates';
import { startOfDay } from '@/lib/format/start-of-day';
import { relativeDay } from '@/lib/format/relative-day';
import { useIsNetworkIdle } from '@/lib/react/network-idle';
import { useNow } from '@/lib/react/use-now';
import { newestHistoryQuery } from '@/resources/credits/transactions/queries';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { creditsPhrase } from '@/resources/tools/cost';
import { lastUse, receiptText, type Receipt } from '@/resources/tools/receipt';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';
import { AccessRow, AccessRowSkeleton, rowClass } from './access-frame';

/**
 * What has happened since a tool was launched, else what its last use has cost
 * (docs/product/catalogue.md#receipt). The row of a tool with a cost has the same height in every
 * state, to avoid a layout shift; for a locked tool it renders nothing until a use is known.
 */
export function LastUse({ tool, isLocked }: { tool: Tool; isLocked: boolean }) {
  const isIdle = useIsNetworkIdle();
  const now = useNow();
  const receipt = useReceipt(tool, { enabled: isIdle });
  const platformId = tool.isFree ? null : tool.platformId;
  const history = useQuery({
    ...newestHistoryQuery(platformId),
    enabled: isIdle && platformId !== null,
  });
  /** `null` if the tool was not used yet, `undefined` if that is unknown. */
  const last = history.data && lastUse(history.data, platformId ?? '');
  const transactionsLink = useModalLink((search) =>
    withTransactions(search, [last?.transaction ?? { platformId, day: '' }]),
  );

  if (receipt) return <ReceiptRow receipt={receipt} />;
  if (platformId === null || (isLocked && !last)) return null;
  const row = history.isPending ? (
    <AccessRowSkeleton />
  ) : last === null ? (
    <p className={`${rowClass} text-muted`}>
      <Icon of={ReceiptText} />
      <span>You haven’t used this tool yet</span>
    </p>
  ) : (
    <AccessRow icon={ReceiptText} {...transactionsLink}>
      {last
        ? `Last use: ${creditsPhrase(last.credits)}, ${timeText(last.at, now)}`
        : 'Your transactions of this tool'}
    </AccessRow>
  );
  if (isLocked) return row;
  // After a launch a receipt may replace the row; on phones it has two lines.
  return <div className={cx(receipt === null && 'max-sm:min-h-18')}>{row}</div>;
}

function ReceiptRow({ receipt }: { receipt: Receipt<SavedOutput> }) {
  return (
    <div className={`${rowClass} flex-wrap gap-x-5! text-ink-2`}>
      <p role="status" className="flex min-w-0 flex-1 gap-2 max-sm:basis-full">
        <Icon of={ReceiptText} className="mt-0.5 text-muted" />
        <span>
          <span>Since your launch:</span>{' '}
          <b className="inline-block font-semibold text-ink">{receiptText(receipt)}</b>
        </span>
      </p>
      <div className="flex flex-wrap gap-x-5 max-sm:pl-6">
        <ReceiptLinks receipt={receipt} />
      </div>
    </div>
  );
}

/**
 * `today 2:51 PM`, `yesterday 2:51 PM`, `Nov 19, 2026`; without a time if only the day is known.
 */
function timeText(at: number, now: number): string {
  const day = relativeDay(at, now)?.toLowerCase();
  if (day === undefined) return formatDate(at);
  return at === startOfDay(at) ? day : `${day} ${timeOfDay(at)}`;
}
