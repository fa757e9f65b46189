import { useId, useMemo, useState } from 'react';
import { env } from '@/config/env';
import { formatWhole } from '@/lib/format/numbers';
import { ledgerGaps, type LedgerGap } from '@/resources/credits/transactions/ledger-check';
import type { History } from '@/resources/credits/transactions/queries';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { Button, buttonClass } from '@/ui/button';
import { formatAmount, formatBalance, formatTimeOfDate } from './transactions-tab/transaction-text';

/** How many gaps are listed, and how many an e-mail names: the length of a `mailto:` URL is limited. */
const MAX_LISTED = 3;
const MAX_MAILED = 15;

/**
 * Adjacent transactions whose balances do not add up, and a link that mails their ids to support
 * (docs/product/credits.md#ledger-check). Renders nothing if all balances add up.
 */
export function LedgerNotice({ history }: { history: History }) {
  const { transactions, reportedDays } = history;
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const gaps = useMemo(() => ledgerGaps(transactions, reportedDays), [transactions, reportedDays]);
  if (gaps.length === 0) return null;
  const title =
    gaps.length === 1
      ? 'The balances of two entries don’t add up.'
      : `The balances don’t add up in ${formatWhole(gaps.length)} places.`;

  return (
    <div className="mb-3 rounded-panel border border-line px-4 py-2.5 text-ink-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>{title}</p>
        <Button
          variant="link"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide entries' : 'Show entries'}
        </Button>
      </div>
      {isOpen && (
        <div id={detailsId}>
          <ul role="list" className="num mt-2 divide-y divide-line border-y border-line">
            {gaps.slice(0, MAX_LISTED).map((gap, index) => (
              <li key={index} className="grid gap-1 py-2.5">
                <Entry transaction={gap.newer} />
                <Entry transaction={gap.older} />
              </li>
            ))}
          </ul>
          <p className="mt-2.5">
            {gaps.length > MAX_LISTED && `The first ${MAX_LISTED} are listed. `}
            Support can look into it.{' '}
            <a href={mailTo(gaps)} className={buttonClass({ variant: 'link' })}>
              Write to support
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

function Entry({ transaction }: { transaction: Transaction }) {
  const { description, formattedDate, balanceBefore, balanceAfter } = transaction;
  const balances = [balanceBefore, balanceAfter].map((balance) =>
    balance === null ? 'unknown' : formatBalance(balance),
  );
  return (
    <p className="flex flex-wrap justify-between gap-x-4 wrap-anywhere">
      <span>
        {description}
        <span className="text-muted">{` · ${[formattedDate, formatTimeOfDate(transaction)].filter(Boolean).join(', ')}`}</span>
      </span>
      <span>{`${balances[0]} → ${balances[1]} (${formatAmount(transaction)})`}</span>
    </p>
  );
}

/** The `mailto:` URL of an e-mail to support that names the transactions. */
function mailTo(gaps: readonly LedgerGap[]): string {
  const lines = gaps
    .slice(0, MAX_MAILED)
    .map(({ older, newer }) => `${idOf(older)} and ${idOf(newer)}`);
  const subject = encodeURIComponent('Balances in my credit history');
  const body = encodeURIComponent(
    `The balances of these transactions don't add up:\n\n${lines.join('\n')}\n`,
  );
  return `mailto:${env().supportEmail}?subject=${subject}&body=${body}`;
}

function idOf({ id, description, formattedDate }: Transaction): string {
  return id || `${description}, ${formattedDate}`;
}
