// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bodyOf, createBrowser } from './browser';

const RICH = 'victor@almeidaacademy.com';

async function signedIn(who: string) {
  const browser = createBrowser();
  await browser.signIn(who);
  return browser;
}

describe('transactions', () => {
  type Page = {
    transactions: { id: string; formattedAmount: string; platformId: string }[];
    pagination: { currentPage: number; hasNext: boolean; hasPrev: boolean };
  };
  const page = async (browser: ReturnType<typeof createBrowser>, query: string) =>
    (await bodyOf(browser.get(`/tokens/history${query}`))) as unknown as Page;

  it('pages of 50 transactions neither overlap nor end early', async () => {
    const browser = await signedIn(RICH);
    const first = await page(browser, '');
    expect(first.transactions).toHaveLength(50);
    expect(first.pagination).toEqual({
      currentPage: 1,
      hasNext: true,
      hasPrev: false,
      totalTransactions: 10_000,
    });
    const second = await page(browser, '?limit=50&page=2');
    expect(second.pagination).toMatchObject({ currentPage: 2, hasPrev: true });
    const ids = new Set([...first.transactions, ...second.transactions].map(({ id }) => id));
    expect(ids.size).toBe(100);
    const last = await page(browser, '?page=200');
    expect(last.pagination.hasNext).toBe(false);
    expect((await page(browser, '?page=201')).transactions).toEqual([]);
  });

  it('transactions are filtered by type, platform and date', async () => {
    const browser = await signedIn(RICH);
    const credits = await page(browser, '?type=credit');
    expect(credits.transactions.every((each) => each.formattedAmount.startsWith('+'))).toBe(true);
    const debits = await page(browser, '?type=debit&limit=10');
    const platformId = debits.transactions[0]!.platformId;
    const own = await page(browser, `?platformId=${platformId}`);
    expect(new Set(own.transactions.map((each) => each.platformId))).toEqual(new Set([platformId]));
    expect((await page(browser, '?startDate=2100-01-01')).transactions).toEqual([]);
    expect((await page(browser, '?endDate=2001-01-01')).transactions).toEqual([]);
    expect((await browser.get('/tokens/history?startDate=soon')).status).toBe(400);
  });

  it('transactions are grouped by day from the same pages', async () => {
    const browser = await signedIn(RICH);
    const { transactions } = await page(browser, '');
    const { groupedTransactions } = await bodyOf(browser.get('/tokens/history/grouped'));
    const days = groupedTransactions as {
      date: string;
      totalTransactions: number;
      individualTransactions: { id: string }[];
      platforms: { transactionCount: number; transactions: { id: string }[] }[];
    }[];
    const ids = days.flatMap((day) => day.individualTransactions.map(({ id }) => id));
    expect(ids).toEqual(transactions.map(({ id }) => id));
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
    for (const { totalTransactions, platforms } of days) {
      const counts = platforms.map(({ transactionCount }) => transactionCount);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(totalTransactions);
    }
  });
});
