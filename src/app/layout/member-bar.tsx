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
import { replayPress } from './queued-press';
import { LazyLogoutDialog } from './logout';
import { PhoneMenu } from './phone-menu';
import { ProfileMenu } from './profile-menu';
import { useBarSettled } from './use-bar-settled';
import { useLogout } from './use-logout';

/** The width of the phone menu's button and the gap before it, in px. */
const MENU_WIDTH = 52;

const replaySearchPress = replayPress('search');
const replayCreditsPress = replayPress('credits');
const replayMenuPress = replayPress('menu');

/**
 * The member's part of the bar: search, credits, menu (docs/product/navigation.md#navigation-bar).
 */
export function MemberBar() {
  const user = useUser();
  const isWide = useIsWide();
  const isSettled = useBarSettled();
  // State of the parent, so that rotating a tablet changes the menu and does not close the dialog.
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  const changePassword = () => setIsPasswordOpen(true);
  const logout = useLogout();

  if (!user) return null;
  return (
    <TooltipProvider>
      {/* The only flexible part, so that the parts at its right do not move when it changes. */}
      <div ref={replaySearchPress} className="min-w-0 flex-1">
        {isWide && (
          <div className="max-w-[344px]">
            <SearchBox id="bar-search" />
          </div>
        )}
      </div>
      {isSettled ? (
        <div ref={replayCreditsPress} className="flex min-w-0 items-center gap-4 max-md:gap-2">
          <CreditPill offsetRight={isWide ? 0 : MENU_WIDTH} />
        </div>
      ) : (
        <CreditPillSkeleton />
      )}
      {isSettled && <PurchaseLinks isWide={isWide} />}
      <div ref={replayMenuPress} className="shrink-0">
        {isWide ? (
          <ProfileMenu user={user} onChangePassword={changePassword} logout={logout} />
        ) : (
          <PhoneMenu onChangePassword={changePassword} logout={logout} />
        )}
      </div>
      <LazyChangePassword open={isPasswordOpen} onOpenChange={setIsPasswordOpen} />
      <LazyLogoutDialog
        open={logout.unsaved.length > 0}
        onOpenChange={logout.stay}
        unsaved={logout.unsaved}
        onLogout={logout.confirm}
      />
    </TooltipProvider>
  );
}

/** The search box below the bar on phones. */
export function PhoneSearch() {
  return useIsWide() ? null : (
    <div ref={replaySearchPress}>
      <SearchBox id="page-search" />
    </div>
  );
}

/** Buy More and Subscribe (docs/product/navigation.md#buy-more). */
function PurchaseLinks({ isWide }: { isWide: boolean }) {
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
