import { useId, useRef, useState } from 'react';
import { Compass, House, KeyRound, LifeBuoy, LogOut, Menu, UserRound, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { Logout } from '@/components/use-logout';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { LazyChangePassword } from '@/features/auth/lazy-change-password';
import { BalanceCard } from '@/features/credits/balance/balance-card';
import { IconButton } from '@/ui/button';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { PopupLayer } from '@/ui/layer';

const LAYOUT = 'flex h-11 w-full items-center gap-3 rounded-small px-2.5 text-left font-medium';
const ROW = `${LAYOUT} text-ink-2 hover:bg-sunken hover:text-ink`;
const CURRENT = `${LAYOUT} bg-brand-tint text-brand`;

/** The menu below md. */
export function PhoneMenu({
  onChangePassword,
  logout,
}: {
  onChangePassword: () => void;
  logout: Logout;
}) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);

  function closeForDialog() {
    // A dialog restores the focus to the element that had it, and the menu's items unmount.
    button.current?.focus();
    close();
  }

  return (
    <div ref={root}>
      <IconButton
        ref={button}
        icon={open ? X : Menu}
        label="Menu"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <PopupLayer within={root} onDismiss={close} onEscape={() => button.current?.focus()}>
          <nav
            id={panelId}
            aria-label="Menu"
            className="rise absolute inset-x-(--gutter) top-full mt-2 max-h-[calc(100dvh-100%-24px)] overflow-y-auto rounded-panel border border-line bg-surface p-2.5 shadow-pop sm:left-auto sm:w-88"
          >
            <BalanceCard onPress={closeForDialog} />
            <MenuEntries
              onLinkPress={close}
              onChangePassword={() => {
                closeForDialog();
                onChangePassword();
              }}
              isLoggingOut={logout.isLoggingOut}
              onLogout={() => {
                const opensConfirmation = logout.request();
                if (opensConfirmation) closeForDialog();
              }}
            />
          </nav>
        </PopupLayer>
      )}
    </div>
  );
}

interface MenuEntriesProps {
  onLinkPress: () => void;
  onChangePassword: () => void;
  isLoggingOut: boolean;
  onLogout: () => void;
}

function MenuEntries({ onLinkPress, onChangePassword, isLoggingOut, onLogout }: MenuEntriesProps) {
  const { preload } = LazyChangePassword;

  return (
    <ul className="mt-1">
      <PageLink to={paths.home} icon={House} label="Home" onPress={onLinkPress} />
      <PageLink to={paths.explore} icon={Compass} label="Explore" onPress={onLinkPress} />
      <PageLink to={paths.profile} icon={UserRound} label="Profile" onPress={onLinkPress} />
      <li>
        <button
          type="button"
          className={ROW}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={onChangePassword}
        >
          <Icon of={KeyRound} className="text-muted" />
          <span>Password Reset</span>
        </button>
      </li>
      <li>
        <a href={`mailto:${env().supportEmail}`} className={ROW} onClick={onLinkPress}>
          <Icon of={LifeBuoy} className="text-muted" />
          <span>Support</span>
        </a>
      </li>
      <li className="mt-1 border-t border-line pt-1">
        <button type="button" className={ROW} aria-disabled={isLoggingOut} onClick={onLogout}>
          {isLoggingOut ? <SpinnerRing /> : <Icon of={LogOut} className="text-muted" />}
          <span>{isLoggingOut ? 'Logging out...' : 'Logout'}</span>
        </button>
      </li>
    </ul>
  );
}

function PageLink({
  to,
  icon,
  label,
  onPress,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}) {
  const isCurrent = useLocation().pathname === to;
  return (
    <li>
      <Link
        to={to}
        className={isCurrent ? CURRENT : ROW}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onPress}
      >
        <Icon of={icon} className={isCurrent ? undefined : 'text-muted'} />
        <span>{label}</span>
      </Link>
    </li>
  );
}
