import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Logo } from '@/ui/logo';
import { BarFrame } from './bar-frame';
import { ExploreLink } from './explore-link';
import { LazyMemberBar, LazyPhoneSearch } from './lazy-controls';

/**
 * The navigation bar, and on phones the search box (docs/product/navigation.md#navigation-bar).
 * @param compact reduces its height and keeps the position of the logo
 */
export function NavigationBar({ compact = false }: { compact?: boolean }) {
  return (
    <>
      <BarFrame compact={compact}>
        <Link to={paths.home} className="flex shrink-0 rounded-mark py-2">
          <Logo compact />
        </Link>
        <ExploreLink />
        <LazyMemberBar />
      </BarFrame>
      <div className="gutter pt-5 md:hidden">
        <LazyPhoneSearch />
      </div>
    </>
  );
}
