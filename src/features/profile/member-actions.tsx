import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { env } from '@/config/env';
import { searchWithUsageModal } from '@/config/modal-search-params';
import { paths } from '@/config/paths';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/visibility';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmbeddedForm } from '@/ui/embedded-form';
import { Icon } from '@/ui/icon';

const UPGRADE = 'Upgrade Your Plan';

/** The buttons of the member card below the one of the business profile. */
export function MemberActions() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const balance = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const [isUpgrading, setIsUpgrading] = useState(false);
  const { upgradeFormUrl, formScriptUrl } = env();

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
        {UPGRADE}
      </Button>
      {/* The last one, because it shows once the plan is known and must not move the others. */}
      {isSubscribeVisibleOnPage({ balance, status }) && (
        <Button block variant="ghost" onClick={() => void navigate(paths.subscription)}>
          Manage Subscription
        </Button>
      )}
      {/* The provider's form (docs/product/outputs.md#member-card). */}
      <Dialog
        open={isUpgrading}
        onOpenChange={setIsUpgrading}
        title={UPGRADE}
        description="Tell us what you need, and we will set up the plan that fits."
        size="upload"
      >
        <EmbeddedForm src={upgradeFormUrl} scriptSrc={formScriptUrl} title={UPGRADE} />
      </Dialog>
    </>
  );
}
