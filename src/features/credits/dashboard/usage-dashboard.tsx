import { useId, useRef, useState } from 'react';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Icon } from '@/ui/icon';
import { scrollParent } from '@/ui/scroll-parent';
import { TabPanel, Tabs } from '@/ui/tabs';
import { CreditHistory } from './credit-history';
import { PlatformCosts } from './platform-costs';
import { TransactionHistory } from './transaction-history';
import { useUsageParameters } from './usage-parameters';
import type { UsageParameters } from './usage-parameters';

export interface UsageDashboardProps {
  open: boolean;
  onClose: () => void;
  /** Opens the purchase flow. */
  onGetMoreCredits: () => void;
  /** The pointer or the focus is on Get More Credits: time to fetch the purchase flow's code. */
  onGetMoreCreditsIntent?: (() => void) | undefined;
  /** Each button has a setting of its own (credits specification, section 6). */
  showGetMoreCredits: boolean;
  showManageSubscription: boolean;
}

const TABS: readonly { value: UsageParameters['tab']; label: string }[] = [
  { value: 'credits', label: 'Credit History' },
  { value: 'transactions', label: 'Transaction History' },
  { value: 'costs', label: 'Platform Costs' },
];

/** The Credit Usage Dashboard (credits specification, section 2). */
export function UsageDashboard({
  open,
  onClose,
  onGetMoreCredits,
  onGetMoreCreditsIntent,
  showGetMoreCredits,
  showManageSubscription,
}: UsageDashboardProps) {
  const idBase = useId();
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const { parameters, change } = useUsageParameters();

  function openTab(tab: UsageParameters['tab']) {
    change({ tab });
    // The tabs share what scrolls, and each one begins at its top.
    if (top.current) scrollParent(top.current).scrollTop = 0;
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Credit Usage Dashboard"
      size="wide"
      headExtra={
        <Tabs
          label="Credit usage"
          idBase={idBase}
          tabs={TABS}
          value={parameters.tab}
          onChange={openTab}
          className="shrink-0 px-6 max-sm:px-4"
        />
      }
      footer={
        (showGetMoreCredits || showManageSubscription) && (
          <>
            {showGetMoreCredits && (
              <Button
                onClick={onGetMoreCredits}
                onPointerEnter={onGetMoreCreditsIntent}
                onFocus={onGetMoreCreditsIntent}
              >
                <Icon of={Plus} />
                Get More Credits
              </Button>
            )}
            {showManageSubscription && (
              <Button variant="secondary" onClick={() => void navigate(paths.subscription)}>
                Manage Subscription
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={top}>
        <OpenTab idBase={idBase} parameters={parameters} onChange={change} />
      </div>
    </Dialog>
  );
}

function OpenTab({
  idBase,
  parameters,
  onChange,
}: {
  idBase: string;
  parameters: UsageParameters;
  onChange: (changes: Partial<UsageParameters>) => void;
}) {
  const { tab } = parameters;
  const [firstTab] = useState(tab);
  const isFirst = tab === firstTab;

  return (
    <TabPanel idBase={idBase} value={tab}>
      {tab === 'credits' && <CreditHistory {...{ parameters, onChange, isFirst }} />}
      {tab === 'transactions' && <TransactionHistory {...{ parameters, onChange, isFirst }} />}
      {tab === 'costs' && <PlatformCosts isFirst={isFirst} />}
    </TabPanel>
  );
}
