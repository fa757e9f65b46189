import { memo } from 'react';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { VirtualList } from '@/ui/virtual-list';
import { TransactionCells, transactionColumns } from './transaction-row';
import { formatTime } from './transaction-text';

/** Height in CSS pixels of a row with a description of one line. */
const ROW_HEIGHT = 57;
const idOfTransaction = ({ id }: Transaction) => id;

/** Single transactions, newest first; a long list is virtualized. */
export function IndividualList({
  transactions,
  total,
  nameOf,
}: {
  transactions: readonly Transaction[];
  /** The number of transactions on all pages; `null` when unknown. */
  total: number | null;
  nameOf: (transaction: Transaction) => string;
}) {
  return (
    <VirtualList
      label="Transactions"
      items={transactions}
      idOf={idOfTransaction}
      rowHeight={ROW_HEIGHT}
      setSize={total ?? -1}
      rowClassName={`${transactionColumns} border-t border-line contain-layout contain-style`}
    >
      {(transaction) => <Row transaction={transaction} nameOf={nameOf} />}
    </VirtualList>
  );
}

const Row = memo(function Row({
  transaction,
  nameOf,
}: {
  transaction: Transaction;
  nameOf: (transaction: Transaction) => string;
}) {
  const name = nameOf(transaction);
  const { formattedDate } = transaction;
  const hasTime = /\d:\d\d/.test(formattedDate);
  const detail = [
    formattedDate,
    hasTime ? null : formatTime(transaction),
    name === transaction.description ? null : name,
  ];
  return <TransactionCells transaction={transaction} detail={detail} />;
});
