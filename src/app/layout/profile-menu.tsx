import { ChevronDown, KeyRound, LifeBuoy, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Logout } from '@/components/use-logout';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { LazyChangePassword } from '@/features/auth/lazy-change-password';
import { GENERIC_AVATAR, useAvatarUrl } from '@/resources/session/profile-picture';
import type { User } from '@/resources/session/schema';
import { Avatar } from '@/ui/avatar';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu';

export interface ProfileMenuProps {
  user: User;
  onChangePassword: () => void;
  logout: Logout;
}

/** The avatar with its menu, from md up (docs/product/navigation.md#profile-menu). */
export function ProfileMenu({ user, onChangePassword, logout }: ProfileMenuProps) {
  const { preload } = LazyChangePassword;

  return (
    <Menu
      header={<MemberHeader user={user} />}
      trigger={
        <button
          type="button"
          aria-label="Profile menu"
          className="relative flex items-center gap-1 rounded-control text-muted after:absolute after:-inset-1 hover:text-ink"
        >
          <MemberAvatar user={user} />
          {logout.isLoggingOut ? <LogoutSpinner /> : <Icon of={ChevronDown} />}
        </button>
      }
    >
      <MenuItem icon={UserRound} render={(content) => <Link to={paths.profile}>{content}</Link>}>
        Profile
      </MenuItem>
      <MenuItem
        icon={KeyRound}
        onSelect={onChangePassword}
        render={(content) => (
          <button type="button" onPointerEnter={preload} onFocus={preload}>
            {content}
          </button>
        )}
      >
        Password Reset
      </MenuItem>
      <MenuItem
        icon={LifeBuoy}
        render={(content) => <a href={`mailto:${env().supportEmail}`}>{content}</a>}
      >
        Support
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={logout.request}>
        Logout
      </MenuItem>
    </Menu>
  );
}

function MemberHeader({ user }: { user: User }) {
  return (
    <div className="flex items-center gap-3">
      <MemberAvatar user={user} />
      <div className="min-w-0">
        {user.username && (
          <p translate="no" className="font-semibold wrap-anywhere">
            {user.username}
          </p>
        )}
        {user.email && (
          <p translate="no" className="text-12 wrap-anywhere text-muted">
            {user.email}
          </p>
        )}
      </div>
    </div>
  );
}

function LogoutSpinner() {
  return (
    <span role="status">
      <SpinnerRing />
      <span className="sr-only">Logging out...</span>
    </span>
  );
}

/**
 * The member's picture, or the generic avatar if it fails to load. If there is no picture or both
 * fail: the first letter of the name, or an icon if the name is empty
 * (docs/product/navigation.md#profile-menu).
 */
function MemberAvatar({ user }: { user: User }) {
  return <Avatar src={useAvatarUrl(user)} fallback={GENERIC_AVATAR} name={user.username} />;
}
