import * as v from 'valibot';
import { formatDate, localDay } from '@/lib/dates';
import { flag, listOf, optionalText, text } from '@/lib/fields';
import { formatSigned } from '@/lib/format-numbers';
import {
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalNumber,
  record,
  recordOrDefaults,
} from '@/lib/optional-fields';
import { signedAmount } from './amount';

const wireTransaction = v.looseObject({
  id: optionalText,
  _id: optionalText,
  transactionId: optionalText,
  description: optionalText,
  platformId: optionalText,
  category: optionalText,
  isCredit: optionalFlag,
  icon: optionalText,
  color: optionalText,
  amount: optionalNumber,
  formattedAmount: optionalText,
  formattedDate: optionalText,
  // The specification names none of the three; where one comes it is exact to the second.
  createdAt: optionalDate,
  date: optionalDate,
  timestamp: optionalDate,
  balanceBefore: optionalNumber,
  balanceAfter: optionalNumber,
});

/** A movement of credits (credits specification, section 3). */
export interface Transaction {
  /** `id`, else `transactionId`; '' when it came without either. */
  id: string;
  description: string;
  platformId: string | null;
  /** The platform's name, where the answer grouped the transaction under one. */
  platformName: string | null;
  category: string | null;
  isCredit: boolean;
  icon: string | null;
  color: string | null;
  /** Credits with their sign; `null` when nothing tells. */
  amount: number | null;
  /** As the server writes it, else the amount with two decimals; '' when nothing tells. */
  formattedAmount: string;
  /** As the server writes it, else the date, or Unknown. */
  formattedDate: string;
  /** Epoch milliseconds; `null` when unknown. */
  at: number | null;
  /** The local day; of an undated one the day that it was grouped under; '' when unknown. */
  day: string;
  balanceBefore: number | null;
  balanceAfter: number | null;
}

export const transactionSchema = v.pipe(
  record,
  wireTransaction,
  v.transform((wire): Transaction => {
    const amount = signedAmount(wire);
    const written = wire.formattedDate === null ? null : v.parse(optionalDate, wire.formattedDate);
    const at = wire.createdAt ?? wire.date ?? wire.timestamp ?? written;
    return {
      id: wire.id ?? wire._id ?? wire.transactionId ?? '',
      description: wire.description ?? wire.category ?? 'Transaction',
      platformId: wire.platformId,
      platformName: null,
      category: wire.category,
      isCredit: wire.isCredit ?? (amount !== null && amount > 0),
      icon: wire.icon,
      color: wire.color,
      amount,
      formattedAmount: wire.formattedAmount ?? (amount === null ? '' : formatSigned(amount)),
      formattedDate: wire.formattedDate ?? formatDate(at),
      at,
      day: at === null ? '' : localDay(at),
      balanceBefore: wire.balanceBefore,
      balanceAfter: wire.balanceAfter,
    };
  }),
);

/** Where a page stands in the list (credits specification, section 3). */
export const paginationSchema = recordOrDefaults(
  v.pipe(
    v.looseObject({
      currentPage: optionalCount,
      hasNext: flag,
      hasPrev: flag,
      totalTransactions: optionalCount,
    }),
    v.transform(({ currentPage, hasNext, hasPrev, totalTransactions }) => ({
      currentPage,
      hasNext,
      hasPrev,
      /** `null` when the answer doesn't tell. */
      totalTransactions,
    })),
  ),
);

/** `GET /tokens/history`. Without a list there are no transactions. */
export const historySchema = v.pipe(
  record,
  v.looseObject({
    success: v.optional(v.literal(true)),
    transactions: listOf(transactionSchema),
    pagination: paginationSchema,
  }),
);

const wirePlatform = v.pipe(
  record,
  v.looseObject({
    platformName: optionalText,
    transactionCount: optionalCount,
    totalAmount: optionalNumber,
    isCredit: optionalFlag,
    transactions: listOf(transactionSchema),
  }),
);

const wireDay = v.pipe(
  record,
  v.looseObject({
    date: text,
    formattedDate: optionalText,
    totalTransactions: optionalCount,
    totalAmount: optionalNumber,
    individualTransactions: listOf(transactionSchema),
    platforms: listOf(wirePlatform),
  }),
);

/** A day as the grouped call sends it; grouped.ts makes transactions and claims of it. */
export type WireDay = v.InferOutput<typeof wireDay>;

/** `GET /tokens/history/grouped`. Without a list there are no days. */
export const groupedHistorySchema = v.pipe(
  record,
  v.looseObject({
    success: v.optional(v.literal(true)),
    groupedTransactions: listOf(wireDay),
    pagination: paginationSchema,
  }),
);
