import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { searchWithUsageModal } from '@/lib/usage-modal';
import { balanceQuery } from '@/resources/credits/queries';
import { useUser } from '@/resources/session/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isSubscribeVisibleOnPage } from '@/resources/subscription/visibility';
import { userAssetsQuery } from '@/resources/user-assets/queries';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { KeyValue } from '@/ui/key-value';
import { Skeleton } from '@/ui/skeleton';
import { BusinessProfileButton } from './business-profile-button';
import { MemberPicture } from './member-picture';
import { UpgradeDialog } from './upgrade-dialog';

// Fixed texts, independent of the member's state (docs/product/outputs.md#member-card).
const STATUS = 'Active Member';
const LAST_LOGIN = 'Today';
const SUBSCRIPTION = 'Active';

export interface MemberCardProps {
  onBusinessProfile: () => void;
  /** Called on hover and focus of that button, to preload its dialogs. */
  onIntent: () => void;
}

/** The member card of the profile page (docs/product/outputs.md#member-card). */
export function MemberCard({ onBusinessProfile, onIntent }: MemberCardProps) {
  const user = useUser();
  const navigate = useNavigate();
  const { search } = useLocation();
  const balance = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const [isUpgrading, setIsUpgrading] = useState(false);
  if (!user) return null;

  return (
    <Card className="p-6 max-lg:p-5">
      <MemberPicture user={user} />
      <h2 className="mt-5 text-20 font-semibold wrap-anywhere">{user.username || 'Member'}</h2>
      {user.email && <p className="wrap-anywhere text-muted">{user.email}</p>}
      <Badge
        tone="pos"
        icon={<span aria-hidden className="size-2 rounded-full bg-positive-fill" />}
        className="mt-3"
      >
        {STATUS}
      </Badge>
      <KeyValue
        className="my-5 border-y border-line"
        items={[
          { label: 'Outputs', value: <OutputCount /> },
          { label: 'Last Login', value: LAST_LOGIN },
          { label: 'Subscription', value: SUBSCRIPTION },
        ]}
      />
      <div className="flex flex-col gap-2">
        <BusinessProfileButton onPress={onBusinessProfile} onIntent={onIntent} />
        <Button
          block
          variant="secondary"
          onClick={() => void navigate({ search: searchWithUsageModal(search) })}
        >
          <Icon of={ChartNoAxesColumn} />
          My Usage
        </Button>
        {isSubscribeVisibleOnPage({ balance, status }) && (
          <Button block variant="quiet" onClick={() => void navigate(paths.subscription)}>
            Manage Subscription
          </Button>
        )}
        <Button block variant="quiet" onClick={() => setIsUpgrading(true)}>
          Upgrade Your Plan
        </Button>
      </div>
      <UpgradeDialog
        open={isUpgrading}
        onOpenChange={setIsUpgrading}
        src={env().upgradeFormUrl}
        scriptSrc={env().formScriptUrl}
      />
    </Card>
  );
}

/** The number of saved outputs; a dash when they could not be loaded. */
function OutputCount() {
  const { data, isPending } = useQuery(userAssetsQuery);
  if (isPending) return <Skeleton className="my-0.5 h-4 w-6 rounded-mark" />;
  return data ? data.length.toLocaleString('en-US') : '–';
}
