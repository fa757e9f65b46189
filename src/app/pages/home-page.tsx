import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTitle } from '@/lib/use-title';
import { useUser } from '@/resources/session/queries';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { HomeCategories } from './home/home-categories';
import { HomeCreditLine } from './home/home-credit-line';
import { HomeIllustration } from './home/home-illustration';
import { HomeOutputs } from './home/home-outputs';
import { HomeTools } from './home/home-tools';
import { useHome } from './home/use-home';

/**
 * The landing hero with a link to the catalogue, and for a returning member tools and outputs
 * (docs/product/navigation.md#home).
 */
export function HomePage() {
  useTitle('Home');
  const home = useHome();
  const { hasStoredData, isReturning, recents, catalogue } = home;
  const categories = <HomeCategories tools={isReturning ? catalogue.data : undefined} />;

  return (
    <div className="frame pt-4 pb-24 sm:pt-8">
      {hasStoredData ? <SmallHero hasLaunch={recents.length > 0} /> : <Hero />}
      {/* If no data is stored, tools and outputs are added at the end, without a layout shift. */}
      {!hasStoredData && categories}
      {isReturning && (
        <>
          <HomeTools home={home} />
          <HomeOutputs home={home} />
        </>
      )}
      {hasStoredData && categories}
    </div>
  );
}

const TITLE = 'Open the door to a calmer practice';

function Hero() {
  return (
    <section
      aria-labelledby="home-title"
      className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface shadow-card max-sm:mt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]"
    >
      <div className="flex flex-col items-start justify-center px-6 py-10 sm:px-10 sm:py-12 lg:py-20 lg:pr-8 lg:pl-14">
        <Welcome />
        <h1
          id="home-title"
          className="mt-5 max-w-[16ch] text-32 font-semibold text-balance sm:text-48"
        >
          {TITLE}
        </h1>
        <p className="mt-4 max-w-[44ch] text-16 text-pretty text-ink-2">
          Find your niche, shape your offers and leave the busywork to AI tools made for coaches,
          consultants and business owners.
        </p>
        <Link
          to={paths.explore}
          className={buttonClass({ size: 'lg', wraps: true, className: 'mt-8' })}
        >
          Explore tools
          <Icon of={ArrowRight} size={20} className="-mr-1" />
        </Link>
      </div>
      <HomeIllustration className="h-52 w-full max-lg:order-first sm:h-72 lg:h-full lg:min-h-[480px]" />
      <HomeCreditLine className="flex items-start gap-x-2.5 gap-y-1 border-t border-line px-6 py-3.5 max-sm:flex-wrap sm:items-center sm:px-10 lg:col-span-2 lg:px-14" />
    </section>
  );
}

/**
 * @param props.hasLaunch whether a recent tool is shown, whose Launch is the primary button then
 */
function SmallHero({ hasLaunch }: { hasLaunch: boolean }) {
  return (
    <section
      aria-labelledby="home-title"
      className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid-cols-[minmax(0,1fr)_440px] 2xl:grid-cols-[minmax(0,1fr)_560px]"
    >
      <div className="flex flex-col items-start justify-center px-4 py-5 sm:p-8">
        <Welcome />
        <h1
          id="home-title"
          className="mt-2.5 mb-4 text-24 font-semibold text-balance sm:mt-3 sm:mb-5 sm:text-32"
        >
          {TITLE}
        </h1>
        <Link
          to={paths.explore}
          className={buttonClass({ variant: hasLaunch ? 'secondary' : 'primary' })}
        >
          Explore tools
          <Icon of={ArrowRight} />
        </Link>
      </div>
      <HomeIllustration className="h-24 w-full max-lg:order-first sm:h-40 lg:h-full lg:max-h-51" />
      <HomeCreditLine className="flex items-start gap-x-2.5 gap-y-1 border-t border-line px-4 py-3.5 max-sm:flex-wrap sm:items-center sm:px-8 lg:col-span-2" />
    </section>
  );
}

function Welcome() {
  const name = useUser()?.username.trim().split(/\s+/)[0] ?? '';

  return (
    <p className="max-w-full rounded-mark bg-brand-tint px-2.5 py-1 font-medium text-brand">
      {name === '' ? 'Welcome back' : `Welcome back, ${name}`}
    </p>
  );
}
