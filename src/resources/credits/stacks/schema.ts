import * as v from 'valibot';
import {
  count,
  listOf,
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  recordWithId,
  text,
} from '@/lib/parse/field-schemas';
import { isList, isRecord } from '@/lib/parse/guards';
import { distinctById } from '@/lib/parse/ids';
import { stackState } from './stack-rules';

/** One stack. */
export const stackSchema = v.pipe(
  recordWithId,
  v.object({
    /** '' when unknown. */
    id: text,
    /** The server's value; `null` when unknown. */
    source: optionalText,
    tokenAmount: count,
    remainingTokens: optionalCount,
    usedTokens: count,
    usagePercentage: optionalNumber,
    /** Epoch milliseconds; `null` when unknown. */
    expiresAt: optionalDate,
    isExpired: optionalFlag,
    daysUntilExpiry: optionalNumber,
    status: optionalText,
  }),
  v.transform((stack) => {
    const status = stack.status?.toLowerCase() ?? null;
    const { tokenAmount, usedTokens, daysUntilExpiry: days } = stack;
    const percentage =
      stack.usagePercentage ?? (tokenAmount > 0 ? (usedTokens / tokenAmount) * 100 : 0);
    return {
      ...stack,
      remainingTokens: stack.remainingTokens ?? Math.max(0, tokenAmount - usedTokens),
      /** 0 to 100. */
      usagePercentage: Math.max(0, Math.min(100, percentage)),
      isExpired: stack.isExpired ?? (status === 'expired' || (days !== null && days < 0)),
      /** Whole days, rounded down; `null` when unknown. */
      daysUntilExpiry: days === null ? null : Math.floor(days),
      /** Lower case; `null` when unknown. */
      status,
    };
  }),
);

/** A credit stack (docs/product/credits.md#stacks). */
export type Stack = v.InferOutput<typeof stackSchema>;

/** The fields of the summary. */
export const summaryFields = v.looseObject({
  totalRemaining: optionalCount,
  totalUsed: optionalCount,
  activeStacks: optionalCount,
  expiredStacks: optionalCount,
  exhaustedStacks: optionalCount,
  disabledStacks: optionalCount,
  totalStacks: optionalCount,
});

/** Parses the sums; missing ones are calculated, the remaining credits from active stacks. */
function readSummary(summary: unknown, stacks: readonly Stack[]) {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const active = stacks.filter((stack) => stackState(stack) === 'Active');
  const reported = v.parse(summaryFields, isRecord(summary) ? summary : {});
  return {
    totalRemaining:
      reported.totalRemaining ?? sum(active.map(({ remainingTokens }) => remainingTokens)),
    totalUsed: reported.totalUsed ?? sum(stacks.map(({ usedTokens }) => usedTokens)),
  };
}

/** Sums over all stacks (docs/product/credits.md#stacks). */
type StackSummary = ReturnType<typeof readSummary>;

/** `GET /tokens/all-stacks`. */
export interface Stacks {
  summary: StackSummary;
  stacks: Stack[];
}

const LISTS = ['active', 'expired', 'exhausted', 'disabled', 'all'];

/** The entries of a list or of an object of lists by state; `null` without a list. */
function readEntries(value: unknown): unknown[] | null {
  if (isList(value)) return value;
  if (!isRecord(value)) return null;
  const lists = LISTS.flatMap((name) => {
    const list = value[name];
    // An entry without a status has that of its list.
    return isList(list) ? [list.filter(isRecord).map((entry) => ({ status: name, ...entry }))] : [];
  });
  return lists.length === 0 ? null : lists.flat();
}

/**
 * Parses `GET /tokens/all-stacks` (docs/product/credits.md#stacks): a summary with `tokenStacks`, a
 * plain list, or an object of lists by state. Removes duplicates.
 * @returns `null` when the body contains neither stacks nor a summary
 */
export function readStacks(body: unknown): Stacks | null {
  const response = isRecord(body) && isRecord(body['data']) ? body['data'] : body;
  const inner: unknown = isRecord(response)
    ? (response['tokenStacks'] ?? response['data'])
    : undefined;
  const summary = isRecord(response) ? response['summary'] : undefined;
  const entries = readEntries(inner ?? response);
  if (!entries && !isRecord(summary)) return null;
  const stacks = distinctById(v.parse(listOf(stackSchema), entries));
  return { summary: readSummary(summary, stacks), stacks };
}
