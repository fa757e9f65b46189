import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { searchWithUsageModal } from '@/config/modal-address';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/visibility';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { UpgradeDialog } from './upgrade-dialog';

/** The buttons of the member card below the one of the business profile. */
export function MemberActions() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const balance = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const [isUpgrading, setIsUpgrading] = useState(false);

  return (
    <>
      <Button
        block
        variant="secondary"
        onClick={() => void navigate({ search: searchWithUsageModal(search) })}
      >
        <Icon of={ChartNoAxesColumn} />
        My Usage
      </Button>
      <Button block variant="ghost" onClick={() => setIsUpgrading(true)}>
        Upgrade Your Plan
      </Button>
      {/* The last one, because it shows once the plan is known and must not move the others. */}
      {isSubscribeVisibleOnPage({ balance, status }) && (
        <Button block variant="ghost" onClick={() => void navigate(paths.subscription)}>
          Manage Subscription
        </Button>
      )}
      <UpgradeDialog
        open={isUpgrading}
        onOpenChange={setIsUpgrading}
        src={env().upgradeFormUrl}
        scriptSrc={env().formScriptUrl}
      />
    </>
  );
}
