import { memo, useCallback, useMemo, useRef } from 'react';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { useListWindow } from '@/ui/use-list-window';
import { TransactionCells, transactionColumns } from './transaction-row';
import { timeText } from './transaction-words';

/** The likely height of a row in CSS pixels; what differs is measured. */
const ROW_HEIGHT = 57;

/** Transactions one by one, newest first; only what is near the visible part is drawn. */
export function IndividualList({
  transactions,
  total,
  nameOf,
}: {
  transactions: readonly Transaction[];
  /** Over all pages; `null` when unknown. */
  total: number | null;
  nameOf: (transaction: Transaction) => string;
}) {
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(
    () => transactions.map(({ id }, index) => id || `at ${index}`),
    [transactions],
  );
  const estimate = useCallback(() => ROW_HEIGHT, []);
  const { first, end, style } = useListWindow(list, { keys, estimate });

  return (
    <ul
      ref={list}
      role="list"
      aria-label="Transactions"
      className="[overflow-anchor:none]"
      style={style}
    >
      {transactions.slice(first, end).map((transaction, index) => (
        <Row
          key={keys[first + index]}
          transaction={transaction}
          place={first + index}
          setSize={total ?? -1}
          nameOf={nameOf}
        />
      ))}
    </ul>
  );
}

const Row = memo(function Row({
  transaction,
  place,
  setSize,
  nameOf,
}: {
  transaction: Transaction;
  place: number;
  setSize: number;
  nameOf: (transaction: Transaction) => string;
}) {
  const name = nameOf(transaction);
  const { formattedDate } = transaction;
  const hasTime = /\d:\d\d/.test(formattedDate);
  const detail = [
    formattedDate,
    hasTime ? null : timeText(transaction),
    name === transaction.description ? null : name,
  ];
  return (
    <li
      data-row={place}
      aria-posinset={place + 1}
      aria-setsize={setSize}
      className={`${transactionColumns} border-t border-line contain-layout contain-style`}
    >
      <TransactionCells transaction={transaction} detail={detail} />
    </li>
  );
});
