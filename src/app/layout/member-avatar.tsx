import { useQuery } from '@tanstack/react-query';
import { env } from '@/config/env';
import { avatarUrl } from '@/resources/session/profile-picture';
import { sessionQuery } from '@/resources/session/queries';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';

/**
 * The member's picture, the generic one if it fails to load, else the first letter, else an icon
 * (docs/product/navigation.md#profile-menu).
 */
export function MemberAvatar({ user, size = 36 }: { user: User; size?: number }) {
  // Refetching the member, as after an upload, changes the time stamp in the picture's address.
  const { dataUpdatedAt } = useQuery(sessionQuery);
  return (
    <Avatar
      src={avatarUrl(user.profilePic, env().assetBucketUrl, dataUpdatedAt)}
      fallback="/generic-avatar.svg"
      name={user.username}
      size={size}
    />
  );
}
