import { SearchBox } from '@/features/catalogue/search-box';
import { CreditPill, CreditPillSkeleton } from '@/features/credits/credit-pill';
import { useUser } from '@/resources/session/queries';
import { PhoneMenu } from './phone-menu';
import { ProfileMenu } from './profile-menu';
import { useBarSettled } from './use-bar-settled';
import { useIsWide } from './use-is-wide';

/** What the bar holds for a member: search, credits and a menu (core specification, section 2). */
export function MemberBar() {
  const user = useUser();
  const isWide = useIsWide();
  const isSettled = useBarSettled();

  if (!user) return null;
  return (
    <>
      {/* The one part that stretches: what stands right of it keeps its place as it changes. */}
      <div className="min-w-0 flex-1 md:ml-6">
        {isWide && (
          <div className="max-w-[344px]">
            <SearchBox id="bar-search" />
          </div>
        )}
      </div>
      {isSettled ? <CreditPill /> : <CreditPillSkeleton />}
      {isWide ? <ProfileMenu user={user} /> : <PhoneMenu />}
    </>
  );
}

/** The search box of the pages where the bar has no room for one. */
export function PhoneSearch() {
  return useIsWide() ? null : <SearchBox id="page-search" />;
}
