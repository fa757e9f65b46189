import { Link, useMatch } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useIsWide } from '@/lib/react/use-is-wide';

const slotClass = 'shrink-0 lg:ml-2';
const linkClass =
  'relative flex h-10 items-center rounded-control px-3 font-medium text-ink-2 pointer-coarse:h-11';

/**
 * The link to the catalogue in the navigation bar, from 768 px up; below that it is in the phone
 * menu (docs/product/navigation.md#navigation-bar).
 */
export function ExploreLink() {
  const isCurrent = useMatch(paths.explore) !== null;
  if (!useIsWide()) return null;
  return (
    <nav aria-label="Main" className={slotClass}>
      <Link
        to={paths.explore}
        aria-current={isCurrent ? 'page' : undefined}
        className={`${linkClass} after:absolute after:inset-x-3 after:bottom-1 hover:bg-sunken hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:border-b-2 aria-[current=page]:after:border-brand`}
      >
        Explore
      </Link>
    </nav>
  );
}
