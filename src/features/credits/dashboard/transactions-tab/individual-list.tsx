import { memo, useMemo } from 'react';
import { createPlatformNamer } from '@/resources/credits/transactions/platform-name';
import type { History } from '@/resources/credits/transactions/queries';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { VirtualList } from '@/ui/list/virtual-list';
import { ColumnHead, TransactionCells, transactionColumns } from './transaction-row';
import { formatTime } from './transaction-text';

/** Height in CSS pixels of a row with a description of one line. */
const ROW_HEIGHT = 57;
const idOfTransaction = ({ id }: Transaction) => id;

export interface TransactionListProps {
  history: History;
  /** Names of platforms by their id, from the platform costs. */
  platformNames: ReadonlyMap<string, string>;
}

/** Single transactions, newest first; a long list is virtualized. */
export function IndividualList({ history, platformNames }: TransactionListProps) {
  const { transactions, totalTransactions } = history;
  const nameOf = useMemo(
    () => createPlatformNamer(transactions, platformNames),
    [transactions, platformNames],
  );
  return (
    <>
      <ColumnHead name="Transaction" />
      <VirtualList
        label="Transactions"
        items={transactions}
        idOf={idOfTransaction}
        rowHeight={ROW_HEIGHT}
        setSize={totalTransactions ?? -1}
        rowClassName={`${transactionColumns} border-t border-line contain-layout contain-style`}
      >
        {(transaction) => <Row transaction={transaction} nameOf={nameOf} />}
      </VirtualList>
    </>
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
