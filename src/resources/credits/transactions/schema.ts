import * as v from 'valibot';
import { formatDate } from '@/lib/dates';
import { localDay } from '@/lib/parse-date';
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

const transactionFields = v.looseObject({
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
  // The API documents none of the three; if one is sent, it is exact to the second.
  createdAt: optionalDate,
  date: optionalDate,
  timestamp: optionalDate,
  balanceBefore: optionalNumber,
  balanceAfter: optionalNumber,
});

/** A credit transaction (docs/product/credits.md#transactions). */
export interface Transaction {
  /** `id`, else `_id`, else `transactionId`, else ''. */
  id: string;
  description: string;
  platformId: string | null;
  /** The platform's name, if the response grouped the transaction under one. */
  platformName: string | null;
  category: string | null;
  isCredit: boolean;
  icon: string | null;
  color: string | null;
  /** Credits with their sign; `null` when unknown. */
  amount: number | null;
  /** The server's text, else the amount with two decimals, else ''. */
  formattedAmount: string;
  /** The server's text, else the date, else Unknown. */
  formattedDate: string;
  /** Epoch milliseconds; `null` when unknown. */
  at: number | null;
  /** The local day, else the day that it was grouped under; '' when unknown. */
  day: string;
  balanceBefore: number | null;
  balanceAfter: number | null;
}

export const transactionSchema = v.pipe(
  record,
  transactionFields,
  v.transform((fields): Transaction => {
    const amount = signedAmount(fields);
    const parsedDate =
      fields.formattedDate === null ? null : v.parse(optionalDate, fields.formattedDate);
    const at = fields.createdAt ?? fields.date ?? fields.timestamp ?? parsedDate;
    return {
      id: fields.id ?? fields._id ?? fields.transactionId ?? '',
      description: fields.description ?? fields.category ?? 'Transaction',
      platformId: fields.platformId,
      platformName: null,
      category: fields.category,
      isCredit: fields.isCredit ?? (amount !== null && amount > 0),
      icon: fields.icon,
      color: fields.color,
      amount,
      formattedAmount: fields.formattedAmount ?? (amount === null ? '' : formatSigned(amount)),
      formattedDate: fields.formattedDate ?? formatDate(at),
      at,
      day: at === null ? '' : localDay(at),
      balanceBefore: fields.balanceBefore,
      balanceAfter: fields.balanceAfter,
    };
  }),
);

/** The position of a page in the list. */
const paginationSchema = recordOrDefaults(
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
      /** `null` when unknown. */
      totalTransactions,
    })),
  ),
);

/** `GET /tokens/history`; a missing list is empty. */
export const historySchema = v.pipe(
  record,
  v.looseObject({
    success: v.optional(v.literal(true)),
    transactions: listOf(transactionSchema),
    pagination: paginationSchema,
  }),
);

const groupedPlatform = v.pipe(
  record,
  v.looseObject({
    platformName: optionalText,
    transactionCount: optionalCount,
    totalAmount: optionalNumber,
    isCredit: optionalFlag,
    transactions: listOf(transactionSchema),
  }),
);

const groupedDay = v.pipe(
  record,
  v.looseObject({
    date: text,
    formattedDate: optionalText,
    totalTransactions: optionalCount,
    totalAmount: optionalNumber,
    individualTransactions: listOf(transactionSchema),
    platforms: listOf(groupedPlatform),
  }),
);

/** A day of the grouped response; grouped.ts converts it to transactions and a `ReportedDay`. */
export type GroupedDay = v.InferOutput<typeof groupedDay>;

/** `GET /tokens/history/grouped`; a missing list is empty. */
export const groupedHistorySchema = v.pipe(
  record,
  v.looseObject({
    success: v.optional(v.literal(true)),
    groupedTransactions: listOf(groupedDay),
    pagination: paginationSchema,
  }),
);
