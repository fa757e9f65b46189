import { useId, useState } from 'react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { GENERIC_AVATAR, useAvatarUrl } from '@/resources/session/profile-picture';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { BusinessProfileButton } from './business-profile-button';
import { MemberActions } from './member-actions';
import type { MemberCardProps } from './member-card';
import { MemberFacts, STATUS } from './member-facts';
import { MemberPicture } from './member-picture';

/**
 * The member card of phones: a row with the member's name, which expands the rest of the card, and
 * the business profile. Both rows have fixed heights, to avoid a layout shift while their data loads.
 */
export function CollapsedMemberCard({
  user,
  onBusinessProfile,
  onIntent,
}: MemberCardProps & { user: User }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const picture = useAvatarUrl(user);

  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="flex w-full items-center gap-3 rounded-card px-3 py-1 text-left"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Avatar src={picture ?? GENERIC_AVATAR} fallback={GENERIC_AVATAR} name="" size={40} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{user.username || 'Member'}</span>
            <span className="block text-12 text-muted">{STATUS}</span>
          </span>
          <Icon of={isOpen ? ChevronUp : ChevronDown} className="text-muted" />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="border-t border-line p-4">
          <MemberPicture user={user} />
          {user.email && <p className="mt-3 wrap-anywhere text-muted">{user.email}</p>}
          <MemberFacts />
          <div className="flex flex-col gap-2">
            <MemberActions />
          </div>
        </div>
      )}
      <div className="border-t border-line">
        <BusinessProfileButton isRow onPress={onBusinessProfile} onIntent={onIntent} />
      </div>
    </Card>
  );
}
