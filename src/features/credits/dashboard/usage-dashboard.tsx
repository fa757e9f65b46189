import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  USAGE_PARAMETERS,
  USAGE_TABS,
  type UsageParameters,
  type UsageTab,
} from '@/components/credits/dashboard-url';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { useModal } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { readEntryState } from '@/lib/browser/history-entry';
import { localDay } from '@/lib/parse/parse-date';
import { useUrlParameters } from '@/lib/react/use-url-parameters';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { NO_FILTERS } from '@/resources/credits/transactions/filters';
import { historyQuery } from '@/resources/credits/transactions/queries';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { Icon } from '@/ui/icon';
import { scrollParent } from '@/ui/list/scroll-parent';
import { tabId, TabPanel, Tabs } from '@/ui/tabs';
import type { TabProps } from './tab-props';
import { PlatformCosts } from './costs-tab/platform-costs-tab';
import { CreditHistory } from './credits-tab/credit-history-tab';
import { TransactionHistory } from './transactions-tab/transaction-history-tab';

export interface UsageDashboardProps extends DialogControl {
  /** Called on hover and focus of Get More Credits, to preload the purchase dialog. */
  onGetMoreCreditsIntent: () => void;
}

const PANELS: Readonly<Record<UsageTab, ComponentType<TabProps>>> = {
  credits: CreditHistory,
  transactions: TransactionHistory,
  costs: PlatformCosts,
};

/** Prefetches the data of all tabs, unless it is in the cache and fresh. */
function prefetchUsage(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(stacksQuery);
  void queryClient.prefetchQuery(platformCostsQuery);
  const history = historyQuery('grouped');
  // Prefetching a cached infinite query would refetch all of its pages.
  if (!queryClient.getQueryData(history.queryKey)) void queryClient.prefetchInfiniteQuery(history);
}

/** The Credit Usage Dashboard, mounted while it is open (docs/product/credits.md#usage-dashboard). */
export function UsageDashboard({
  open,
  onOpenChange,
  onGetMoreCreditsIntent,
}: UsageDashboardProps) {
  const idBase = useId();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { focusesPurchase } = readEntryState(state);
  const top = useRef<HTMLDivElement>(null);
  const [parameters, changeParameters] = useUrlParameters(USAGE_PARAMETERS);
  const { canPurchase, isSubscribeOnPage } = usePurchaseLinkVisibility();
  const purchase = useModal('buy');
  const queryClient = useQueryClient();
  const { tab } = parameters;
  const [firstTab] = useState(tab);
  const Panel = PANELS[tab];

  useEffect(() => prefetchUsage(queryClient), [queryClient]);

  /** In the current history entry. */
  function change(changes: Partial<UsageParameters>) {
    changeParameters(() => changes, { replace: true, state });
  }

  function scrollToTop() {
    // All tabs share one scroll container.
    if (top.current) scrollParent(top.current).scrollTop = 0;
  }

  function openTab(next: UsageTab) {
    change({ tab: next });
    scrollToTop();
  }

  function openDay(start: number) {
    const day = localDay(start);
    change({ tab: 'transactions', ...NO_FILTERS, from: day, to: day });
    scrollToTop();
    // The focus was on the bar, which unmounts.
    document.getElementById(tabId(idBase, 'transactions'))?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Credit Usage Dashboard"
      size="wide"
      headExtra={
        <Tabs
          label="Credit usage"
          idBase={idBase}
          tabs={USAGE_TABS}
          value={tab}
          onChange={openTab}
          className="shrink-0 px-6 max-sm:px-4"
        />
      }
      footer={
        (canPurchase || isSubscribeOnPage) && (
          <>
            {canPurchase && (
              <Button
                data-autofocus={focusesPurchase || undefined}
                onClick={() => purchase.open()}
                onPointerEnter={onGetMoreCreditsIntent}
                onFocus={onGetMoreCreditsIntent}
              >
                <Icon of={Plus} />
                <span>Get More Credits</span>
              </Button>
            )}
            {isSubscribeOnPage && (
              <Button variant="secondary" onClick={() => void navigate(paths.subscription)}>
                Manage Subscription
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={top}>
        <TabPanel idBase={idBase} value={tab}>
          <Panel
            parameters={parameters}
            onChange={change}
            onOpenDay={openDay}
            isFirst={tab === firstTab}
          />
        </TabPanel>
      </div>
    </Dialog>
  );
}
