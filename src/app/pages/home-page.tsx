import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTitle } from '@/lib/use-title';
import { useUser } from '@/resources/session/queries';
import { CATEGORIES } from '@/resources/tools/categories';
import { buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { HomeCreditLine } from './home-credit-line';
import { HomeIllustration } from './home-illustration';

/** The landing hero with a link to the catalogue (docs/product/navigation.md#guarded-pages). */
export function HomePage() {
  useTitle('Home');

  return (
    <div className="frame pt-6 pb-16 sm:pt-8">
      <section
        aria-labelledby="home-title"
        className="grid overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]"
      >
        <div className="flex flex-col items-start justify-center px-6 py-10 sm:px-10 sm:py-12 lg:py-20 lg:pr-8 lg:pl-14">
          <Welcome />
          <h1
            id="home-title"
            className="mt-5 max-w-[16ch] text-32 font-semibold text-balance sm:text-48"
          >
            Open the door to a calmer practice
          </h1>
          <p className="mt-4 max-w-[44ch] text-16 text-pretty text-ink-2">
            Find your niche, shape your offers and leave the busywork to AI tools made for coaches,
            consultants and business owners.
          </p>
          <Link to={paths.explore} className={buttonClass({ size: 'lg', className: 'mt-8' })}>
            Explore tools
            <Icon of={ArrowRight} size={20} className="-mr-1" />
          </Link>
        </div>
        <HomeIllustration className="h-52 w-full max-lg:order-first sm:h-72 lg:h-full lg:min-h-[480px]" />
        <HomeCreditLine className="flex items-start gap-x-2.5 gap-y-1 border-t border-line px-6 py-3.5 max-sm:flex-wrap sm:items-center sm:px-10 lg:col-span-2 lg:px-14" />
      </section>
      <Categories />
    </div>
  );
}

function Welcome() {
  const name = useUser()?.username.trim().split(/\s+/)[0] ?? '';

  return (
    <p className="max-w-full truncate rounded-mark bg-brand-tint px-2.5 py-1 font-medium text-brand">
      {name === '' ? 'Welcome back' : `Welcome back, ${name}`}
    </p>
  );
}

function Categories() {
  return (
    <section aria-labelledby="home-categories" className="mt-12">
      <h2 id="home-categories" className="text-20 font-semibold">
        What are you working on?
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {CATEGORIES.map(({ name, hue }) => (
          <li key={name}>
            <CategoryLink to={`${paths.explore}?category=${encodeURIComponent(name)}`} hue={hue}>
              {name}
            </CategoryLink>
          </li>
        ))}
        <li>
          <CategoryLink to={paths.explore}>All tools</CategoryLink>
        </li>
      </ul>
    </section>
  );
}

function CategoryLink({ to, hue, children }: { to: string; hue?: string; children: string }) {
  return (
    <Link
      to={to}
      className={`${cardClass} group flex h-full min-h-16 items-center gap-3.5 px-4 py-3.5 font-medium hover:border-line-strong`}
    >
      <span
        aria-hidden
        className="h-7 w-[22px] shrink-0 rounded-t-[11px] rounded-b-[3px]"
        style={{ background: hue ? `oklch(.6 .14 ${hue})` : 'oklch(.28 .05 277)' }}
      />
      <span className="min-w-0 flex-1">{children}</span>
      <Icon
        of={ArrowRight}
        className="text-muted transition-transform duration-fast ease-out group-hover:translate-x-0.5 group-hover:text-ink"
      />
    </Link>
  );
}
