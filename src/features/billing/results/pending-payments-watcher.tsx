import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { watchPendingPayments } from './pending-payments';

/** Pages that verify their own payment. */
const RESULT_PAGES: readonly string[] = [paths.paymentSuccess, paths.subscriptionSuccess];

/**
 * Watches the member's pending payments on every page but the result pages
 * (docs/product/purchase.md#late-payments).
 * @param props.member the key of the member, see `memberKey`
 */
export function PendingPaymentsWatcher({ member }: { member: string }) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const isResultPage = RESULT_PAGES.some((page) => matchPath(page, pathname));

  useEffect(() => {
    if (isResultPage) return;
    return watchPendingPayments(queryClient, member);
  }, [queryClient, member, isResultPage]);

  return null;
}
