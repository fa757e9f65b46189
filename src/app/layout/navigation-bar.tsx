import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Logo } from '@/ui/logo';
import { BarFrame } from './bar-frame';
import { ExploreLink } from './explore-link';
import { LazyMemberBar, useControlsReady } from './lazy-controls';
import { MemberBarSkeleton } from './member-bar-skeleton';

/**
 * The navigation bar (docs/product/navigation.md#navigation-bar).
 * @param compact reduces its height and keeps the position of the logo
 */
export function NavigationBar({ compact = false }: { compact?: boolean }) {
  const isReady = useControlsReady();

  return (
    <BarFrame compact={compact}>
      <Link to={paths.home} className="flex shrink-0 rounded-mark py-2">
        <Logo compact />
      </Link>
      <ExploreLink />
      {isReady ? <LazyMemberBar /> : <MemberBarSkeleton />}
    </BarFrame>
  );
}
