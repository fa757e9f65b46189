import * as v from 'valibot';
import { listOf, optionalText, recordId } from '@/lib/fields';
import {
  isList,
  isRecord,
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalNumber,
  record,
} from '@/lib/optional-fields';
import { stackState } from './state';

const wireStack = v.looseObject({
  source: optionalText,
  tokenAmount: optionalCount,
  remainingTokens: optionalNumber,
  usedTokens: optionalCount,
  usagePercentage: optionalNumber,
  expiresAt: optionalDate,
  isExpired: optionalFlag,
  daysUntilExpiry: optionalNumber,
  status: optionalText,
});

/** A credit stack (credits specification, section 3). */
export interface Stack {
  /** '' when it came without one. */
  id: string;
  /** As the server writes it; `null` when unknown. */
  source: string | null;
  tokenAmount: number;
  /** Never below zero. */
  remainingTokens: number;
  usedTokens: number;
  /** 0 to 100. */
  usagePercentage: number;
  /** Epoch milliseconds; `null` when unknown. */
  expiresAt: number | null;
  isExpired: boolean;
  /** Whole days, rounded down; `null` when unknown. */
  daysUntilExpiry: number | null;
  /** Lower case; `null` when unknown. */
  status: string | null;
}

function usage(percentage: number | null, used: number, amount: number): number {
  const known = percentage !== null && percentage >= 0 ? percentage : null;
  return Math.min(100, known ?? (amount > 0 ? (used / amount) * 100 : 0));
}

const stackSchema = v.pipe(
  record,
  wireStack,
  v.transform((stack): Stack => {
    // Of amount, used and remaining, two tell the third.
    const left = stack.remainingTokens === null ? null : Math.max(0, stack.remainingTokens);
    const tokenAmount = stack.tokenAmount ?? (stack.usedTokens ?? 0) + (left ?? 0);
    const remainingTokens = left ?? Math.max(0, tokenAmount - (stack.usedTokens ?? 0));
    const usedTokens = stack.usedTokens ?? Math.max(0, tokenAmount - remainingTokens);
    const status = stack.status?.toLowerCase() ?? null;
    const days = stack.daysUntilExpiry;
    return {
      id: recordId(stack),
      source: stack.source,
      tokenAmount,
      remainingTokens,
      usedTokens,
      usagePercentage: usage(stack.usagePercentage, usedTokens, tokenAmount),
      expiresAt: stack.expiresAt,
      isExpired: stack.isExpired ?? (status === 'expired' || (days !== null && days < 0)),
      daysUntilExpiry: days === null ? null : Math.floor(days),
      status,
    };
  }),
);

/** Sums and counts over all stacks (credits specification, section 3). */
export interface StackSummary {
  totalRemaining: number;
  totalUsed: number;
  activeStacks: number;
  expiredStacks: number;
  exhaustedStacks: number;
  disabledStacks: number;
  totalStacks: number;
}

const wireSummary = v.looseObject({
  totalRemaining: optionalCount,
  totalUsed: optionalCount,
  activeStacks: optionalCount,
  expiredStacks: optionalCount,
  exhaustedStacks: optionalCount,
  disabledStacks: optionalCount,
  totalStacks: optionalCount,
});

/** The summary of an answer; what it leaves out is counted. Only what is active remains. */
function summaryOf(summary: unknown, stacks: readonly Stack[]): StackSummary {
  const of = (state: string) => stacks.filter((stack) => stackState(stack) === state);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const given = v.parse(wireSummary, isRecord(summary) ? summary : {});
  return {
    totalRemaining:
      given.totalRemaining ?? sum(of('Active').map(({ remainingTokens }) => remainingTokens)),
    totalUsed: given.totalUsed ?? sum(stacks.map(({ usedTokens }) => usedTokens)),
    activeStacks: given.activeStacks ?? of('Active').length,
    expiredStacks: given.expiredStacks ?? of('Expired').length,
    exhaustedStacks: given.exhaustedStacks ?? of('Exhausted').length,
    disabledStacks: given.disabledStacks ?? of('Disabled').length,
    totalStacks: given.totalStacks ?? stacks.length,
  };
}

/** `GET /tokens/all-stacks`. */
export interface Stacks {
  summary: StackSummary;
  stacks: Stack[];
}

const STATE_LISTS = ['active', 'expired', 'exhausted', 'disabled'] as const;

/** The entries of an answer's list, or of its grouped object; `null` where there are no lists. */
function entriesOf(value: unknown): unknown[] | null {
  if (isList(value)) return value;
  if (!isRecord(value)) return null;
  const all = value['all'];
  const hasGroups = STATE_LISTS.some((state) => isList(value[state]));
  const grouped = STATE_LISTS.flatMap((state) => {
    const entries = value[state];
    return isList(entries) ? entries.map((entry) => inState(entry, state)) : [];
  });
  if (!isList(all)) return hasGroups ? grouped : null;
  // An entry without an id can't be told from itself in the list of all.
  const named = grouped.filter((entry) => idOf(entry) !== '');
  const states = new Map(named.map((entry) => [idOf(entry), statusOf(entry)]));
  return [
    ...all.map((entry) => inState(entry, states.get(idOf(entry)))),
    ...(all.length === 0 ? grouped : named),
  ];
}

function idOf(entry: unknown): string {
  return isRecord(entry) ? recordId(entry) : '';
}

function statusOf(entry: unknown): unknown {
  return isRecord(entry) ? entry['status'] : undefined;
}

/** An entry that says no status of its own has that of the list it stands in. */
function inState(entry: unknown, status: unknown): unknown {
  if (!isRecord(entry) || typeof statusOf(entry) === 'string') return entry;
  return { ...entry, status };
}

function distinct(entries: readonly unknown[]): Stack[] {
  const seen = new Set<string>();
  return v.parse(listOf(stackSchema), entries).filter(({ id }) => {
    if (id === '') return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

/**
 * Reads any of the shapes of the answer (credits specification, section 4): a summary with
 * `tokenStacks`, a plain list, or an object of lists by state. Each stack appears once.
 * @returns `null` when the answer holds neither stacks nor a summary
 */
export function readStacks(body: unknown): Stacks | null {
  const answer = isRecord(body) && isRecord(body['data']) ? body['data'] : body;
  const inner: unknown = isRecord(answer) ? (answer['tokenStacks'] ?? answer['data']) : undefined;
  const summary = isRecord(answer) ? answer['summary'] : undefined;
  const entries = entriesOf(inner ?? answer);
  if (!entries && !isRecord(summary)) return null;
  const stacks = distinct(entries ?? []);
  return { summary: summaryOf(summary, stacks), stacks };
}
