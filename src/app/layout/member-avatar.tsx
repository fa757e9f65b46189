import { useQuery } from '@tanstack/react-query';
import { env } from '@/config/env';
import { avatarUrl } from '@/resources/session/profile-picture';
import { sessionQuery } from '@/resources/session/queries';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';

/**
 * The member's picture, or the generic avatar if it fails to load. If there is no picture or both
 * fail: the first letter of the name, or an icon if the name is empty
 * (docs/product/navigation.md#profile-menu).
 */
export function MemberAvatar({ user, size = 36 }: { user: User; size?: number }) {
  // The time of the last session fetch is in the URL, so that a refetch after an upload bypasses the
  // image cache.
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
