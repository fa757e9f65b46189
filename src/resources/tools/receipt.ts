/** What a launch has cost and produced (docs/product/catalogue.md#receipt). */
import { localDay, parseDate } from '@/lib/parse/parse-date';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { creditsPhrase } from './cost';
import type { Launch } from './launches';
import type { Tool } from './schema';

/** An earlier launch has no receipt. */
const MAX_AGE_MS = 24 * 60 * 60_000;

/** The server's dates are exact to the second, and its clock may be some seconds behind the device's. */
const CLOCK_TOLERANCE_MS = 5000;

/** Amounts below this are floating-point errors of a difference. */
const MIN_CREDITS = 0.005;

/** The changes since a launch; at least one credit part or one output. */
export interface Receipt<Output> {
  /** Spent credits; 0 without any. */
  credits: number;
  /** The transactions that the credits are from, the newest first; none if only the balance changed. */
  transactions: readonly Transaction[];
  /** The newest first. */
  outputs: readonly Output[];
}

/** Transactions, the newest first. */
export interface NewestTransactions {
  transactions: readonly Transaction[];
  /** False if older ones of the same day may exist. */
  isComplete: boolean;
}

export interface ReceiptFacts<Output> {
  launch: Pick<Launch, 'at' | 'credits'>;
  tool: Pick<Tool, 'isFree' | 'platformId'>;
  /** Loaded after the launch; `null` if they could not be loaded. */
  history: NewestTransactions | null;
  /** The outputs of all tools, as loaded after the launch. */
  outputs: readonly Output[];
  isOutputOfTool: (output: Output) => boolean;
  /** The balance after the launch; `null` if it is unknown or another tool was launched since. */
  balance: number | null;
}

/**
 * Whether a launch can have a receipt: the member has returned to the portal within a day after it
 * and has not dismissed the receipt.
 * @param returnedAt when the tab was loaded or became visible last, epoch milliseconds
 */
export function isComparable(
  { at, isDismissed }: Pick<Launch, 'at' | 'isDismissed'>,
  returnedAt: number,
): boolean {
  const age = returnedAt - at;
  return age > 0 && age <= MAX_AGE_MS && !isDismissed;
}

/** The tool's transactions since a time, and what they cost; `null` if the list leaves that open. */
function spentSince(
  { transactions, isComplete }: NewestTransactions,
  platformId: string,
  since: number,
): { credits: number; transactions: Transaction[] } | null {
  const reachesBack = isComplete || transactions.some(({ at }) => at !== null && at < since);
  const ofTool = transactions.filter((transaction) => transaction.platformId === platformId);
  const own = ofTool.filter(({ at }) => at !== null && at >= since);
  // A date without a time, the local midnight, may be from before or after the launch.
  const launchDay = parseDate(localDay(since));
  const isOpen =
    ofTool.some(({ at }) => at === launchDay) || own.some(({ amount }) => amount === null);
  if (!reachesBack || isOpen) return null;
  // Refunds of the tool are positive amounts.
  const credits = own.reduce((sum, { amount }) => sum - (amount ?? 0), 0);
  return { credits: Math.max(0, credits), transactions: own };
}

/**
 * Compares what was loaded after a launch with the time of the launch. The cost is that of the tool's
 * own transactions; where these are unknown, the difference of the balances. `null` if nothing
 * changed.
 */
export function receiptOf<Output extends { createdAt: number | null }>({
  launch,
  tool,
  history,
  outputs,
  isOutputOfTool,
  balance,
}: ReceiptFacts<Output>): Receipt<Output> | null {
  const since = launch.at - CLOCK_TOLERANCE_MS;
  const made = outputs
    .filter(
      (output) => output.createdAt !== null && output.createdAt >= since && isOutputOfTool(output),
    )
    .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
  const spent =
    history && tool.platformId !== null ? spentSince(history, tool.platformId, since) : null;
  const difference =
    tool.isFree || balance === null || launch.credits === null ? 0 : launch.credits - balance;
  const credits = spent?.credits ?? difference;
  if (credits < MIN_CREDITS && made.length === 0) return null;
  return {
    credits: credits < MIN_CREDITS ? 0 : credits,
    transactions: spent?.transactions ?? [],
    outputs: made,
  };
}

/** `8 credits, 1 new output`. */
export function receiptText({
  credits,
  outputs,
}: Pick<Receipt<unknown>, 'credits' | 'outputs'>): string {
  const parts = [];
  if (credits > 0) parts.push(creditsPhrase(credits));
  if (outputs.length > 0) {
    parts.push(`${outputs.length} new ${outputs.length === 1 ? 'output' : 'outputs'}`);
  }
  return parts.join(', ');
}

/** The tool's last transaction that spent credits, and what it cost; `null` if none is known. */
export function lastUse(
  transactions: readonly Transaction[],
  platformId: string,
): { transaction: Transaction; credits: number; at: number } | null {
  const [last] = transactions
    .flatMap((transaction) => {
      const { at, amount, isCredit } = transaction;
      const isUse = transaction.platformId === platformId && !isCredit;
      return isUse && at !== null && amount !== null
        ? [{ transaction, credits: Math.abs(amount), at }]
        : [];
    })
    .sort((one, other) => other.at - one.at);
  return last ?? null;
}
