import * as v from 'valibot';
import { formatDate } from '@/lib/format/dates';
import { formatSigned } from '@/lib/format/numbers';
import {
  flag,
  listOf,
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  record,
  recordOrDefaults,
  text,
} from '@/lib/parse/field-schemas';
import { localDay, writtenDay } from '@/lib/parse/parse-date';

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
  // The API does not document which field has the date; each is exact to the second.
  createdAt: optionalDate,
  date: optionalDate,
  timestamp: optionalDate,
  balanceBefore: optionalNumber,
  balanceAfter: optionalNumber,
});

/**
 * Parses `+1,234.50`, `-5.00` or `− 5 credits`; `null` without digits, and for a rounded `-1.5K`.
 */
function parseFormatted(amount: string): { size: number; isNegative: boolean } | null {
  const [digits] = /\d[\d,]*(?:\.\d+)?|\.\d+/.exec(amount) ?? [];
  if (digits === undefined || /\d\s*[kmb]\b/i.test(amount)) return null;
  const prefix = amount.slice(0, amount.indexOf(digits));
  return { size: Number(digits.replaceAll(',', '')), isNegative: /[-−–(]/.test(prefix) };
}

/**
 * The signed amount of a transaction in credits, from the first of `amount`, `formattedAmount` and
 * the two balances; `isCredit` decides the sign.
 * @returns `null` when all three are missing
 */
function signedAmount(fields: v.InferOutput<typeof transactionFields>): number | null {
  const { isCredit, amount, formattedAmount, balanceBefore, balanceAfter } = fields;
  const formatted = formattedAmount === null ? null : parseFormatted(formattedAmount);
  const balanceChange =
    balanceBefore === null || balanceAfter === null ? null : balanceAfter - balanceBefore;

  const size = amount ?? formatted?.size ?? balanceChange;
  if (size === null) return null;
  const isNegative =
    isCredit === null
      ? formatted?.isNegative === true || [amount, balanceChange].some((value) => (value ?? 0) < 0)
      : !isCredit;
  // Adding zero turns -0 into 0.
  return (isNegative ? -Math.abs(size) : Math.abs(size)) + 0;
}

/** The server's date, or the local one if the server's is of another day, such as that of UTC. */
function dateText(formatted: string | null, at: number | null): string {
  if (formatted === null || at === null) return formatted ?? formatDate(at);
  const day = writtenDay(formatted);
  return day === null || day === localDay(at) ? formatted : formatDate(at);
}

/** One transaction. */
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
      category: fields.category,
      isCredit: fields.isCredit ?? (amount !== null && amount > 0),
      /** Credits with their sign; `null` when unknown. */
      amount,
      formattedAmount: fields.formattedAmount ?? (amount === null ? '' : formatSigned(amount)),
      formattedDate: dateText(fields.formattedDate, at),
      /** Epoch milliseconds; `null` when unknown. */
      at,
      /** The local day; '' when unknown. */
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

/** The transactions of a platform on a day. */
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

/** A day of the grouped response. */
export const groupedDay = v.pipe(
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

/** A day of the grouped response; `toHistoryDay` converts it. */
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
