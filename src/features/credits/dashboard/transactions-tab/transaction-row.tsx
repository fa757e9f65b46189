import { Fragment } from 'react';
import { cx } from '@/lib/cx';
import { formatSigned } from '@/lib/format/numbers';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { formatAmount, formatBalance } from './transaction-text';

/** A total at the end of its row; green if credits were added. */
export function Amount({ amount, isCredit }: { amount: number; isCredit: boolean }) {
  return (
    <span className={cx('num ml-auto font-semibold', isCredit && 'text-positive')}>
      {formatSigned(amount)}
    </span>
  );
}

/** Created once, because there can be thousands of rows. */
const ARROW = (
  <svg
    role="img"
    aria-label="to"
    viewBox="0 0 14 14"
    className="mx-1 inline size-3.5 align-[-2px]"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.1"
  >
    <path d="M1.5 7h11m-3.5-3.5L12.5 7 9 10.5" />
  </svg>
);

/**
 * The columns of a transaction: description, balance before and after, amount. On phones, large text
 * moves the amount below the description.
 */
export const transactionColumns =
  'flex flex-wrap items-center gap-x-[16px] sm:grid sm:grid-cols-[minmax(0,1fr)_auto_88px]';

/** The cells of `transactionColumns` for one transaction. */
export function TransactionCells({
  transaction,
  title,
  detail,
}: {
  transaction: Transaction;
  /** The first line: the description, or the platform. */
  title: string;
  /** The line below it: date, time, platform. Empty parts are omitted. */
  detail: readonly (string | null)[];
}) {
  const { balanceBefore, balanceAfter, isCredit } = transaction;
  return (
    <>
      <div className="min-w-0 flex-[1_1_5rem] break-words">
        <p className="font-medium">{title}</p>
        <p className="text-12 text-muted">
          {detail.filter(Boolean).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <span> · </span>}
              <span>{part}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <p className="num text-muted max-sm:hidden">
        {balanceBefore !== null && balanceAfter !== null && (
          <>
            <span>{formatBalance(balanceBefore)}</span>
            {ARROW}
            <span>{formatBalance(balanceAfter)}</span>
          </>
        )}
      </p>
      <p className={cx('num ml-auto text-right font-semibold', isCredit && 'text-positive')}>
        {formatAmount(transaction)}
      </p>
    </>
  );
}
