import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCredits } from '@/components/credits/use-credits';
import { useLogout } from '@/components/use-logout';
import { useModal } from '@/components/use-modal';
import { LazyChangePassword } from '@/features/auth/lazy-change-password';
import { SearchBox } from '@/features/catalogue/search/search-box';
import { CreditPill, CreditPillSkeleton } from '@/features/credits/balance/credit-pill';
import { PurchaseLinks } from '@/features/credits/balance/purchase-links';
import { SwitcherButton, SwitcherHost } from '@/features/switcher/switcher-host';
import { useIsLate } from '@/lib/react/use-is-late';
import { useIsWide } from '@/lib/react/use-is-wide';
import { useUser } from '@/resources/session/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { LogoutDialog } from './logout-dialog';
import { PhoneMenu } from './phone-menu';
import { PhoneSearch } from './phone-search';
import { ProfileMenu } from './profile-menu';

/** The width of the buttons of search and menu on phones and the gap before them, in px. */
const BUTTONS_WIDTH = 88;

/**
 * The member's part of the bar: search, credits, menu (docs/product/navigation.md#navigation-bar).
 */
export function MemberBar() {
  const user = useUser();
  const isWide = useIsWide();
  const isSettled = useBarSettled();
  const password = useModal('password');
  const changePassword = () => password.open();
  const logout = useLogout();
  const [isSwitcherOpen, setIsSwitcherOpen] = useState(false);

  if (!user) return null;
  return (
    <>
      {isWide && (
        // The only flexible part, so that its changes do not move the parts at its right.
        <div className="min-w-36 flex-1">
          <div className="max-w-[344px]">
            <SearchBox
              id="bar-search"
              aside={<SwitcherButton onClick={() => setIsSwitcherOpen(true)} />}
            />
          </div>
        </div>
      )}
      <div className="flex min-w-0 items-center gap-4 max-md:ml-auto max-md:gap-2">
        {isSettled ? (
          <CreditPill offsetRight={isWide ? 0 : BUTTONS_WIDTH} />
        ) : (
          <CreditPillSkeleton />
        )}
      </div>
      {isSettled && isWide && <PurchaseLinks />}
      <div className="flex shrink-0 max-md:-mr-2 md:ml-auto">
        {isWide ? (
          <ProfileMenu user={user} onChangePassword={changePassword} logout={logout} />
        ) : (
          <>
            <PhoneSearch />
            <PhoneMenu onChangePassword={changePassword} logout={logout} />
          </>
        )}
      </div>
      <SwitcherHost
        isOpen={isSwitcherOpen}
        onOpenChange={setIsSwitcherOpen}
        onChangePassword={changePassword}
        onLogout={logout.request}
      />
      <LazyChangePassword open={password.isOpen} onOpenChange={password.close} />
      <LogoutDialog
        open={logout.unsaved.length > 0}
        onOpenChange={logout.cancel}
        unsaved={logout.unsaved}
        onLogout={logout.confirm}
      />
    </>
  );
}

/** How long a loaded balance is hidden while the plan is loading. */
const PLAN_TIMEOUT_MS = 1000;

/**
 * Whether the right side of the bar can be rendered: balance and plan are loaded, or the plan has
 * been loading for 1 s. Buy More and Subscribe depend on the plan, and would shift the pill if they
 * rendered after it.
 */
function useBarSettled(): boolean {
  const { isPending: isBalancePending } = useCredits();
  const statusSettled = useQuery(subscriptionStatusQuery).isFetched;
  const isPlanLate = useIsLate(PLAN_TIMEOUT_MS, !isBalancePending && !statusSettled);
  return !isBalancePending && (statusSettled || isPlanLate);
}
