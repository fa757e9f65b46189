import { memo } from 'react';
import { platformNameOf } from '@/resources/credits/transactions/platform-name';
import type { History } from '@/resources/credits/transactions/queries';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { VirtualList } from '@/ui/list/virtual-list';
import { TransactionCells, transactionColumns } from './transaction-row';
import { dateAndTimeParts } from './transaction-text';

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
  return (
    <VirtualList
      label="Transactions"
      items={transactions}
      idOf={idOfTransaction}
      rowHeight={ROW_HEIGHT}
      setSize={totalTransactions ?? -1}
      rowClassName={`${transactionColumns} border-t border-line py-2.5 contain-layout contain-style`}
    >
      {(transaction) => <Row transaction={transaction} names={platformNames} />}
    </VirtualList>
  );
}

const Row = memo(function Row({
  transaction,
  names,
}: {
  transaction: Transaction;
  names: ReadonlyMap<string, string>;
}) {
  const { description } = transaction;
  const name = platformNameOf(transaction, names);
  const detail = [...dateAndTimeParts(transaction), name === description ? null : name];
  return <TransactionCells transaction={transaction} title={description} detail={detail} />;
});
