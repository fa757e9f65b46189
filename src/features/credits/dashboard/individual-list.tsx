import { memo, useCallback, useMemo } from 'react';
import { createUniqueKeys } from '@/lib/unique-keys';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { useVirtualRows } from '@/ui/use-virtual-rows';
import type { VirtualRows } from '@/ui/use-virtual-rows';
import { TransactionCells, transactionColumns } from './transaction-row';
import { formatTime } from './transaction-text';

/** Height in CSS pixels of a row with a description of one line. */
const ROW_HEIGHT = 57;
const estimate = () => ROW_HEIGHT;

/** Single transactions, newest first; a long list is virtualized. */
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
  const keys = useMemo(() => createUniqueKeys(transactions, ({ id }) => id), [transactions]);
  const keyOf = useCallback((index: number) => keys[index] ?? '', [keys]);
  const { first, end, style, listRef, rowRef } = useVirtualRows({
    count: transactions.length,
    keyOf,
    estimate,
  });

  return (
    <ul
      ref={listRef}
      role="list"
      aria-label="Transactions"
      className="[overflow-anchor:none]"
      style={style}
    >
      {transactions.slice(first, end).map((transaction, index) => (
        <Row
          key={keyOf(first + index)}
          rowRef={rowRef}
          transaction={transaction}
          index={first + index}
          setSize={total ?? -1}
          nameOf={nameOf}
        />
      ))}
    </ul>
  );
}

const Row = memo(function Row({
  transaction,
  index,
  setSize,
  nameOf,
  rowRef,
}: {
  transaction: Transaction;
  index: number;
  setSize: number;
  nameOf: (transaction: Transaction) => string;
  rowRef: VirtualRows['rowRef'];
}) {
  const name = nameOf(transaction);
  const { formattedDate } = transaction;
  const hasTime = /\d:\d\d/.test(formattedDate);
  const detail = [
    formattedDate,
    hasTime ? null : formatTime(transaction),
    name === transaction.description ? null : name,
  ];
  return (
    <li
      ref={rowRef}
      data-row={index}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      className={`${transactionColumns} border-t border-line contain-layout contain-style`}
    >
      <TransactionCells transaction={transaction} detail={detail} />
    </li>
  );
});
