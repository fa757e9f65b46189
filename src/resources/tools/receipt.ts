/** What has happened since a launch (docs/product/catalogue.md#receipt). */
import type { Transaction } from '@/resources/credits/transactions/schema';
import { creditsPhrase } from './cost';

/**
 * The server's dates are exact to the second, and its clock may be some seconds behind the
 * device's.
 */
const CLOCK_TOLERANCE_MS = 5000;

/** Smaller sums are floating-point errors of uses and their refunds. */
const MIN_CREDITS = 0.005;

/** At least some credits or one output. */
export interface Receipt<Output> {
  /** Spent on the tool's platform, less its refunds; 0 without any. */
  credits: number;
  transactions: readonly Transaction[];
  /** The newest first. */
  outputs: readonly Output[];
}

export interface ReceiptFacts<Output> {
  /** Epoch milliseconds. */
  launchedAt: number;
  /** Of any platform and time. */
  transactions: readonly Transaction[];
  platformId: string | null;
  /** The outputs of the tool. */
  outputs: readonly Output[];
}

/** The platform's transactions and the tool's outputs dated after a launch; `null` without any. */
export function receiptOf<Output extends { createdAt: number | null }>({
  launchedAt,
  transactions,
  platformId,
  outputs,
}: ReceiptFacts<Output>): Receipt<Output> | null {
  const isSince = (at: number | null) => at !== null && at >= launchedAt - CLOCK_TOLERANCE_MS;
  const own = transactions.filter(
    (transaction) =>
      platformId !== null && transaction.platformId === platformId && isSince(transaction.at),
  );
  const made = outputs
    .filter(({ createdAt }) => isSince(createdAt))
    .sort((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0));
  const credits = own.reduce((sum, { amount }) => sum - (amount ?? 0), 0);
  const hasCost = credits >= MIN_CREDITS;
  if (!hasCost && made.length === 0) return null;
  return { credits: hasCost ? credits : 0, transactions: own, outputs: made };
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
