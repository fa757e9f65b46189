import * as v from 'valibot';
import { formatDate } from '@/lib/dates';
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
import { localDay } from '@/lib/parse-date';
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

export const transactionSchema = v.pipe(
  record,
  transactionFields,
  v.transform((fields) => {
    const amount = signedAmount(fields);
    const parsedDate =
      fields.formattedDate === null ? null : v.parse(optionalDate, fields.formattedDate);
    const at = fields.createdAt ?? fields.date ?? fields.timestamp ?? parsedDate;
    return {
      id: fields.id ?? fields._id ?? fields.transactionId ?? '',
      description: fields.description ?? fields.category ?? 'Transaction',
      platformId: fields.platformId,
      /** The platform's name, if the response grouped the transaction under one. */
      platformName: null as string | null,
      category: fields.category,
      isCredit: fields.isCredit ?? (amount !== null && amount > 0),
      icon: fields.icon,
      color: fields.color,
      /** Credits with their sign; `null` when unknown. */
      amount,
      formattedAmount: fields.formattedAmount ?? (amount === null ? '' : formatSigned(amount)),
      formattedDate: fields.formattedDate ?? formatDate(at),
      /** Epoch milliseconds; `null` when unknown. */
      at,
      /** The local day, else the day that it was grouped under; '' when unknown. */
      day: at === null ? '' : localDay(at),
      balanceBefore: fields.balanceBefore,
      balanceAfter: fields.balanceAfter,
    };
  }),
);

/** A credit transaction (docs/product/credits.md#transactions). */
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** The position of a page in the list. */
const paginationSchema = recordOrDefaults(
  v.object({
    currentPage: optionalCount,
    hasNext: flag,
    hasPrev: flag,
    totalTransactions: optionalCount,
  }),
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
