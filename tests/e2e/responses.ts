import type { Page } from '@playwright/test';
import { testTime } from '../helpers/test-clock';
import { MOCK_API, PORTAL } from './origins';

/** Responds to a GET of the API with a body. @param path below `/api` */
export async function respondToGet(page: Page, path: string, body: object): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === MOCK_API && pathname === `/api${path}`,
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            json: body,
            headers: {
              'Access-Control-Allow-Origin': PORTAL,
              'Access-Control-Allow-Credentials': 'true',
            },
          })
        : route.fallback(),
  );
}

/**
 * The body of a page of the transaction history.
 * @param from how many transactions precede the page
 * @param characters the length of each description
 */
export function historyPage(
  count: number,
  { from = 0, characters = 20, page = 1, hasNext = false, total = count } = {},
) {
  const transactions = Array.from({ length: count }, (_, index) => {
    const number = from + index + 1;
    const words = `Use ${number} ${'of the assistant '.repeat(200)}`;
    return {
      id: `t${number}`,
      description: words.slice(0, Math.max(characters, `Use ${number}`.length)).trim(),
      platformId: 'writer',
      category: 'usage',
      isCredit: false,
      formattedAmount: '-4.00',
      createdAt: new Date(Date.UTC(2026, 8, 1) - number * 600_000).toISOString(),
      balanceBefore: 1004.5,
      balanceAfter: 1000.5,
    };
  });
  const pagination = { currentPage: page, hasNext, hasPrev: page > 1, totalTransactions: total };
  return { success: true, transactions, pagination };
}

/** The body of the credit stacks. @param used of 1,000 credits each; they expire in this order */
export function stacks(used: readonly number[]) {
  const tokenStacks = used.map((usedTokens, index) => ({
    id: `s${index}`,
    source: index === used.length - 1 ? 'the_last' : 'credit_purchase',
    tokenAmount: 1000,
    usedTokens,
    remainingTokens: 1000 - usedTokens,
    expiresAt: new Date(testTime() + (index + 1) * 3_600_000).toISOString(),
    status: 'active',
  }));
  return { success: true, summary: {}, tokenStacks };
}
