import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatWhole } from '@/lib/format/numbers';
import { CATEGORIES } from '@/resources/tools/categories';
import { filterTools } from '@/resources/tools/filter';
import type { Tool } from '@/resources/tools/schema';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';

/**
 * The links to the categories of the catalogue.
 * @param props.tools the catalogue, whose tools are counted; without it no count is shown
 */
export function HomeCategories({ tools }: { tools: readonly Tool[] | undefined }) {
  return (
    <section aria-labelledby="home-categories" className="mt-10">
      <h2 id="home-categories" className="text-20 font-semibold">
        Categories
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {CATEGORIES.map(({ name, hue }) => (
          <li key={name}>
            <CategoryLink
              to={`${paths.explore}?category=${encodeURIComponent(name)}`}
              hue={hue}
              count={tools && filterTools(tools, { categories: [name] }).length}
            >
              {name}
            </CategoryLink>
          </li>
        ))}
        <li>
          <CategoryLink to={paths.explore} count={tools?.length}>
            All tools
          </CategoryLink>
        </li>
      </ul>
    </section>
  );
}

interface CategoryLinkProps {
  to: string;
  hue?: string;
  count: number | undefined;
  children: string;
}

function CategoryLink({ to, hue, count, children }: CategoryLinkProps) {
  return (
    <Link
      to={to}
      className={`${cardClass} group flex h-full min-h-16 items-center gap-3.5 px-4 py-3.5 font-medium hover:border-line-strong`}
    >
      <span
        aria-hidden
        className="h-7 w-[22px] shrink-0 rounded-t-[11px] rounded-b-[3px] forced-color-adjust-none"
        style={{ background: hue ? `oklch(.6 .14 ${hue})` : 'oklch(.28 .05 277)' }}
      />
      <span className="min-w-0 flex-1">{children}</span>
      {/* At least the arrow's width, so that the name wraps in the same places beside most counts. */}
      <span className="num flex min-w-5 shrink-0 justify-end font-normal text-muted">
        {count === undefined ? (
          <Icon
            of={ArrowRight}
            className="transition-transform duration-fast ease-out group-hover:translate-x-0.5 group-hover:text-ink"
          />
        ) : (
          <>
            <span>{formatWhole(count)}</span>
            <span className="sr-only">{count === 1 ? ' tool' : ' tools'}</span>
          </>
        )}
      </span>
    </Link>
  );
}
