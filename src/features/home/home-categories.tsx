import { Link } from 'react-router-dom';
import { CategoryGlyph } from '@/components/illustrations/category-glyph';
import { paths } from '@/config/paths';
import { formatWhole } from '@/lib/format/numbers';
import { CATEGORIES } from '@/resources/tools/categories';
import { filterTools } from '@/resources/tools/filter';
import type { Tool } from '@/resources/tools/schema';

/**
 * The links to the categories of the catalogue, on phones as one list.
 * @param props.tools the catalogue, whose tools are counted; without it no count is shown
 */
export function HomeCategories({ tools }: { tools: readonly Tool[] | undefined }) {
  return (
    <section aria-labelledby="home-categories" className="mt-10">
      <h2 id="home-categories" className="text-20 font-semibold">
        Categories
      </h2>
      <ul className="mt-4 max-sm:divide-y max-sm:divide-line max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface max-sm:shadow-card sm:grid sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {CATEGORIES.map(({ name }) => {
          const count = tools && filterTools(tools, { categories: [name] }).length;
          return (
            <li key={name}>
              <Link
                to={`${paths.explore}?category=${encodeURIComponent(name)}`}
                className="flex h-full min-h-14 items-center gap-[12px] px-[16px] py-2.5 sm:px-3.5 font-medium -outline-offset-2 hover:bg-canvas sm:min-h-16 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:shadow-card sm:hover:border-line-strong sm:hover:bg-surface"
              >
                <CategoryGlyph category={name} size={22} />
                <span className="min-w-0 flex-1">{name}</span>
                <span className="num shrink-0 font-normal text-muted">
                  {count !== undefined && (
                    <>
                      <span>{formatWhole(count)}</span>
                      <span className="sr-only">{count === 1 ? ' tool' : ' tools'}</span>
                    </>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
