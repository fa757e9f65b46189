import { shortDay } from '@/lib/format/dates';
import { relativeDay } from '@/lib/format/relative-day';
import type { Transaction } from '@/resources/credits/transactions/schema';
import { isComingSoon } from './access';
import type { Launch } from './launches';
import type { Tool } from './schema';

/** A tool that the member has used. */
export interface RecentTool {
  tool: Tool;
  /** Epoch milliseconds of the last use. */
  usedAt: number;
}

type Spending = Pick<Transaction, 'platformId' | 'isCredit' | 'at'>;

export interface RecentToolsInput {
  tools: readonly Tool[];
  /** Transactions of any device. */
  transactions: readonly Spending[];
  launches: readonly Pick<Launch, 'toolId' | 'at'>[];
  /** Epoch milliseconds; later uses are ignored. */
  now: number;
}

/**
 * The tools that were used last, the latest first: those on whose platform credits were spent, and
 * those that were launched on this device. Tools that are not in the catalogue or cannot be
 * launched are left out (docs/product/navigation.md#home).
 */
export function recentTools({
  tools,
  transactions,
  launches,
  now,
}: RecentToolsInput): RecentTool[] {
  const lastUse = new Map<string, number>();
  const recordUse = (id: string, at: number) => {
    if (at <= now) lastUse.set(id, Math.max(at, lastUse.get(id) ?? -Infinity));
  };
  for (const { toolId, at } of launches) recordUse(`tool ${toolId}`, at);
  for (const { platformId, isCredit, at } of transactions) {
    if (platformId !== null && !isCredit && at !== null) recordUse(`platform ${platformId}`, at);
  }
  return tools
    .flatMap((tool): RecentTool[] => {
      const usedAt = Math.max(
        lastUse.get(`tool ${tool.id}`) ?? -Infinity,
        (tool.platformId === null ? undefined : lastUse.get(`platform ${tool.platformId}`)) ??
          -Infinity,
      );
      return usedAt === -Infinity || isComingSoon(tool) ? [] : [{ tool, usedAt }];
    })
    .sort((one, other) => other.usedAt - one.usedAt);
}

/** `Used today`, `Used yesterday`, `Used Nov 19`. @param now epoch milliseconds */
export function usedText(usedAt: number, now: number): string {
  return `Used ${relativeDay(usedAt, now)?.toLowerCase() ?? shortDay(usedAt)}`;
}
