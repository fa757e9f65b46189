import { parseResponse } from '@/http/parse-response';
import type { groupByDay } from '@/resources/credits/transactions/group-by-day';
import { readDay } from '@/resources/credits/transactions/grouped-response';
import {
  groupedHistorySchema,
  historySchema,
  type Transaction,
} from '@/resources/credits/transactions/schema';

interface Row {
  id: string;
  at: string;
  amount?: string;
  platformId?: string;
  description?: string;
}

/** A row of a response. */
export function serverRow({
  id,
  at,
  amount = '-4.00',
  platformId = 'ladder',
  description = 'Use',
}: Row) {
  return {
    id,
    description,
    platformId,
    isCredit: amount.startsWith('+'),
    formattedAmount: amount,
    formattedDate: 'as the server writes it',
    createdAt: at,
  };
}

/** The parsed transactions of a response. */
export const rows = (...list: Row[]): Transaction[] =>
  parseResponse(historySchema, { transactions: list.map(serverRow) }).transactions;

/** The parsed days of a grouped response. */
export const grouped = (...days: object[]) =>
  parseResponse(groupedHistorySchema, { groupedTransactions: days }).groupedTransactions.map(
    readDay,
  );

/** What the tests of days compare. */
export const shape = (days: ReturnType<typeof groupByDay>) =>
  days.map(({ day, count, totalAmount, platforms }) => ({
    day,
    count,
    totalAmount,
    platforms: platforms.map((each) => `${each.name} ${each.count} ${each.totalAmount}`),
  }));
