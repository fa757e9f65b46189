import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useDashboard } from '@/components/credits/use-dashboard';
import { usePurchaseLinkVisibility } from '@/components/credits/use-purchase-link-visibility';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { formatWhole } from '@/lib/format/numbers';
import { useIsWide } from '@/lib/react/use-is-wide';
import { userAssetsQuery } from '@/resources/outputs/queries';
import { GENERIC_AVATAR, useAvatarUrl } from '@/resources/session/profile-picture';
import { useUser } from '@/resources/session/queries';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Dialog } from '@/ui/dialog/dialog';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EmbeddedForm } from '@/ui/form/embedded-form';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/description-list';
import { DocumentsButton } from './documents-button';
import { MemberPicture } from './member-picture';

// Fixed texts, independent of the member's state (docs/product/outputs.md#member-card).
const STATUS = 'Active Member';
const LAST_LOGIN = 'Today';
const SUBSCRIPTION = 'Active';

const UPGRADE = 'Upgrade Your Plan';

const nameOf = ({ username }: User) => username || 'Member';

/**
 * The member card of the profile page, collapsed on phones (docs/product/outputs.md#member-card).
 */
export function MemberCard() {
  const user = useUser();
  const isWide = useIsWide();
  if (!user) return null;
  if (!isWide) return <CollapsedMemberCard user={user} />;
  return (
    <Card className="sticky top-[calc(var(--bar)+1rem)] p-6 max-lg:p-5">
      <MemberDetails user={user} isWide />
    </Card>
  );
}

/**
 * The member card of phones: a row with the member's name, which expands the rest of the card, and
 * the business profile. Both rows have fixed heights, to avoid a layout shift while their data
 * loads.
 */
function CollapsedMemberCard({ user }: { user: User }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const picture = useAvatarUrl(user);

  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex w-full items-center gap-3 rounded-card px-3 py-1 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          {/* The open card has a larger one. */}
          {!isOpen && (
            <Avatar src={picture ?? GENERIC_AVATAR} fallback={GENERIC_AVATAR} name="" size={40} />
          )}
          <span className="min-w-0 flex-1">
            <span translate="no" className="block font-semibold wrap-anywhere">
              {nameOf(user)}
            </span>
            <span className="block text-12 text-muted">{STATUS}</span>
          </span>
          <Icon of={isOpen ? ChevronUp : ChevronDown} className="text-muted" />
        </button>
      </h2>
      {/* Hidden rather than removed, so that an upload of a picture goes on. */}
      <div id={id} hidden={!isOpen} className="border-t border-line px-3 py-4">
        <MemberDetails user={user} />
      </div>
      <div className="border-t border-line">
        <DocumentsButton isRow />
      </div>
    </Card>
  );
}

/** The picture, facts and actions; the row of a collapsed card has the rest. */
function MemberDetails({ user, isWide = false }: { user: User; isWide?: boolean }) {
  const { data, isPending } = useQuery(userAssetsQuery);
  const count = data ? formatWhole(data.length) : '–';
  return (
    <>
      <MemberPicture user={user} />
      {isWide && (
        <h2 translate="no" className="mt-5 text-20 font-semibold wrap-anywhere">
          {nameOf(user)}
        </h2>
      )}
      {user.email && (
        <p translate="no" className="wrap-anywhere text-muted max-md:mt-3">
          {user.email}
        </p>
      )}
      {isWide && (
        <Badge
          tone="pos"
          icon={<span aria-hidden className="size-2 rounded-full bg-positive-fill" />}
          className="mt-3"
        >
          {STATUS}
        </Badge>
      )}
      <DescriptionList
        className="my-5 border-y border-line"
        items={[
          {
            label: 'Outputs',
            value: isPending ? <Skeleton className="my-0.5 h-4 w-6 rounded-mark" /> : count,
          },
          { label: 'Last Login', value: LAST_LOGIN },
          { label: 'Subscription', value: SUBSCRIPTION },
        ]}
      />
      <div className="flex flex-col gap-2">
        {isWide && <DocumentsButton />}
        <MemberActions />
      </div>
    </>
  );
}

/** The buttons of the member card below the one of the business profile. */
function MemberActions() {
  const navigate = useNavigate();
  const { open: openUsage } = useDashboard();
  const { isSubscribeOnPage } = usePurchaseLinkVisibility();
  const [isUpgrading, setIsUpgrading] = useState(false);
  const { upgradeFormUrl, formScriptUrl } = env();

  return (
    <>
      <Button block variant="secondary" onClick={openUsage}>
        <Icon of={ChartNoAxesColumn} />
        <span>My Usage</span>
      </Button>
      <Button block variant="ghost" onClick={() => setIsUpgrading(true)}>
        {UPGRADE}
      </Button>
      {/* The last one, because it shows once the plan is known and must not move the others. */}
      {isSubscribeOnPage && (
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
