import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { searchWithUsageModal } from '@/config/modal-search-params';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/visibility';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { EmbeddedForm } from '@/ui/embedded-form';
import { Icon } from '@/ui/icon';

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

interface UpgradeDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The URLs of the form and of its provider's script. */
  src: string;
  scriptSrc: string;
}

const TITLE = 'Upgrade Your Plan';

/** The provider's form for a plan upgrade (docs/product/outputs.md#member-card). */
function UpgradeDialog({ open, onOpenChange, src, scriptSrc }: UpgradeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TITLE}
      description="Tell us what you need, and we will set up the plan that fits."
      size="upload"
    >
      <EmbeddedForm src={src} scriptSrc={scriptSrc} title={TITLE} />
    </Dialog>
  );
}
