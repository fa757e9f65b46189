import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { LazyChangePassword } from '@/features/auth/change-password';
import { SearchBox } from '@/features/catalogue/search-box';
import { CreditPill, CreditPillSkeleton } from '@/features/credits/credit-pill';
import { searchWithUsageModal } from '@/lib/usage-modal';
import { useIsWide } from '@/lib/use-is-wide';
import { balanceQuery } from '@/resources/credits/queries';
import { useUser } from '@/resources/session/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isBuyMoreVisible, isSubscribeVisible } from '@/resources/subscription/visibility';
import { Button, buttonClass } from '@/ui/button';
import { TooltipProvider } from '@/ui/tooltip';
import { replayPress } from './early-press';
import { LazyLogoutDialog } from './logout';
import { PhoneMenu } from './phone-menu';
import { ProfileMenu } from './profile-menu';
import { useBarSettled } from './use-bar-settled';
import { useLogout } from './use-logout';

/** The phone menu's button and the gap before it, in px: between the pill and the page's edge. */
const MENU_WIDTH = 52;

const carryOutSearch = replayPress('search');
const carryOutCredits = replayPress('credits');
const carryOutMenu = replayPress('menu');

/** What the bar holds for a member: search, credits and a menu (core specification, section 2). */
export function MemberBar() {
  const user = useUser();
  const isWide = useIsWide();
  const isSettled = useBarSettled();
  // Kept here, so that a turned tablet changes its menu and not the dialogs.
  const [isChanging, setIsChanging] = useState(false);
  const changePassword = () => setIsChanging(true);
  const logout = useLogout();

  if (!user) return null;
  return (
    <TooltipProvider>
      {/* The one part that stretches: what stands right of it keeps its place as it changes. */}
      <div ref={carryOutSearch} className="min-w-0 flex-1">
        {isWide && (
          <div className="max-w-[344px]">
            <SearchBox id="bar-search" />
          </div>
        )}
      </div>
      {isSettled ? (
        <div ref={carryOutCredits} className="flex min-w-0 items-center gap-4 max-md:gap-2">
          <CreditPill offsetRight={isWide ? 0 : MENU_WIDTH} />
        </div>
      ) : (
        <CreditPillSkeleton />
      )}
      {isSettled && <Offers isWide={isWide} />}
      <div ref={carryOutMenu} className="shrink-0">
        {isWide ? (
          <ProfileMenu user={user} onChangePassword={changePassword} logout={logout} />
        ) : (
          <PhoneMenu onChangePassword={changePassword} logout={logout} />
        )}
      </div>
      <LazyChangePassword open={isChanging} onOpenChange={setIsChanging} />
      <LazyLogoutDialog
        open={logout.unsaved.length > 0}
        onOpenChange={logout.stay}
        unsaved={logout.unsaved}
        onLogout={logout.confirm}
      />
    </TooltipProvider>
  );
}

/** The search box of the pages where the bar has no room for one. */
export function PhoneSearch() {
  return useIsWide() ? null : (
    <div ref={carryOutSearch}>
      <SearchBox id="page-search" />
    </div>
  );
}

/** Buy More and Subscribe, each by its own rule (core specification, section 5). */
function Offers({ isWide }: { isWide: boolean }) {
  const balance = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!isWide) return null;
  return (
    <>
      {isBuyMoreVisible({ balance, status }) && (
        <Button
          variant="soft"
          size="bar"
          onClick={() => void navigate({ search: searchWithUsageModal(search) })}
        >
          Buy More
        </Button>
      )}
      {isSubscribeVisible({ balance, status }) && (
        <Link to={paths.subscription} className={buttonClass({ variant: 'soft', size: 'bar' })}>
          Subscribe
        </Link>
      )}
    </>
  );
}
