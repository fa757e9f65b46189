import { useIsWide } from '@/lib/use-is-wide';
import { useUser } from '@/resources/session/queries';
import type { User } from '@/resources/session/schema';
import { Badge } from '@/ui/badge';
import { Card } from '@/ui/card';
import { BusinessProfileButton } from './business-profile-button';
import { CollapsedMemberCard } from './collapsed-member-card';
import { MemberActions } from './member-actions';
import { MemberFacts, STATUS } from './member-facts';
import { MemberPicture } from './member-picture';

export interface MemberCardProps {
  onBusinessProfile: () => void;
  /** Called on hover and focus of that button, to preload its dialogs. */
  onIntent: () => void;
}

/** The member card of the profile page, collapsed on phones (docs/product/outputs.md#member-card). */
export function MemberCard(props: MemberCardProps) {
  const user = useUser();
  const isWide = useIsWide();
  if (!user) return null;
  return isWide ? (
    <WideMemberCard user={user} {...props} />
  ) : (
    <CollapsedMemberCard user={user} {...props} />
  );
}

function WideMemberCard({ user, onBusinessProfile, onIntent }: MemberCardProps & { user: User }) {
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
      <MemberFacts />
      <div className="flex flex-col gap-2">
        <BusinessProfileButton onPress={onBusinessProfile} onIntent={onIntent} />
        <MemberActions />
      </div>
    </Card>
  );
}
