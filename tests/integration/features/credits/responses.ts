const DAY = 86_400_000;

/** The response body of a stack. */
export function stackBody(id: string, fields: object = {}) {
  return {
    id,
    source: 'credit_purchase',
    tokenAmount: 1000,
    remainingTokens: 600,
    usedTokens: 400,
    usagePercentage: 40,
    expiresAt: new Date(Date.now() + 30.5 * DAY).toISOString(),
    isExpired: false,
    daysUntilExpiry: 30,
    status: 'active',
    ...fields,
  };
}

/** The response body of a transaction of some days ago. */
export function transactionBody(id: number, fields: object = {}, daysAgo = 0) {
  const at = new Date();
  at.setHours(9, 30, 0, 0);
  at.setDate(at.getDate() - daysAgo);
  return {
    id: `t${id}`,
    transactionId: `txn_t${id}`,
    description: `Use ${id}`,
    platformId: 'writer',
    category: 'usage',
    isCredit: false,
    formattedAmount: '-4.00',
    formattedDate: at.toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
    }),
    createdAt: at.toISOString(),
    balanceBefore: 1004.5,
    balanceAfter: 1000.5,
    ...fields,
  };
}

/** The response body of a page of the history. */
export function historyPageBody(
  transactions: readonly object[],
  pagination: { page?: number; hasNext?: boolean; total?: number } = {},
) {
  const { page = 1, hasNext = false, total = transactions.length } = pagination;
  return {
    success: true,
    transactions,
    pagination: { currentPage: page, hasNext, hasPrev: page > 1, totalTransactions: total },
  };
}
