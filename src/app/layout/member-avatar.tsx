import { useQuery } from '@tanstack/react-query';
import { env } from '@/config/env';
import { avatarUrl } from '@/resources/session/profile-picture';
import { sessionQuery } from '@/resources/session/queries';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';

/**
 * The member's picture, else the generic one when it fails to load, else the first letter, else an
 * icon (core specification, sections 2 and 3).
 */
export function MemberAvatar({ user, size = 36 }: { user: User; size?: number }) {
  // Fetching the member afresh, as after an upload, is what makes the picture's address a new one.
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
