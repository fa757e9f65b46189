import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTitle } from '@/lib/react/use-title';
import { useUser } from '@/resources/session/queries';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { FreeTools } from './free-tools';
import { GoalResults } from './goal-results';
import { GoalForm } from './goal-form';
import { HomeCategories } from './home-categories';
import { HomeCreditLine } from './home-credit-line';
import { HomeIllustration } from './home-illustration';
import { HomeOutputs } from './home-outputs';
import { HomeReceipt } from './home-receipt';
import { HomeTools } from './home-tools';
import { NextStep } from './home-next-step';
import { useHome } from './use-home';

/**
 * The landing hero with the field for a task and a link to the catalogue, for a returning member
 * tools and outputs, and for a new one the next step and free tools (docs/product/navigation.md#home).
 */
export function HomePage() {
  useTitle('Home');
  const home = useHome();
  const { hasStoredData, isReturning, wasNew, isNew, catalogue } = home;
  const categories = <HomeCategories tools={isReturning || isNew ? catalogue.data : undefined} />;

  return (
    <div className="frame pt-4 pb-24 sm:pt-8">
      <Hero
        isReturning={isReturning}
        nextStep={!hasStoredData && <NextStep isIdle={home.isIdle} />}
      />
      <GoalResults />
      <HomeReceipt home={home} />
      {wasNew && <FreeTools home={home} />}
      {/* If no data is stored, tools and outputs are added at the end, without a layout shift. */}
      {!hasStoredData && categories}
      {isNew && !wasNew && <FreeTools home={home} />}
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

const TITLE_ID = 'home-title';

function Hero({ isReturning, nextStep }: { isReturning: boolean; nextStep: ReactNode }) {
  return (
    <section
      aria-labelledby={TITLE_ID}
      className="grid grid-cols-1 overflow-hidden rounded-card border border-line bg-surface shadow-card lg:grid-cols-[minmax(0,1fr)_440px] 2xl:grid-cols-[minmax(0,1fr)_560px]"
    >
      <div className="flex flex-col items-start justify-center px-4 py-5 sm:p-8">
        <Welcome isReturning={isReturning} />
        <h1
          id={TITLE_ID}
          className="mt-2.5 mb-4 text-24 font-semibold text-balance sm:mt-3 sm:text-32"
        >
          What do you want to get done?
        </h1>
        <GoalForm labelledBy={TITLE_ID} />
        <Link to={paths.explore} className={buttonClass({ variant: 'link', className: 'mt-4' })}>
          <span>Explore tools</span>
          <Icon of={ArrowRight} />
        </Link>
      </div>
      <HomeIllustration className="h-24 w-full max-lg:order-first sm:h-40 lg:h-full lg:max-h-62" />
      {nextStep}
      <HomeCreditLine className="flex items-start gap-x-2.5 gap-y-1 border-t border-line px-4 py-3.5 max-sm:flex-wrap sm:items-center sm:px-8 lg:col-span-2" />
    </section>
  );
}

function Welcome({ isReturning }: { isReturning: boolean }) {
  const name = useUser()?.username.trim().split(/\s+/)[0] ?? '';
  const greeting = isReturning ? 'Welcome back' : 'Welcome';

  return (
    <p className="max-w-full rounded-mark bg-brand-tint px-2.5 py-1 font-medium wrap-anywhere text-brand">
      <span>{name === '' ? greeting : `${greeting}, `}</span>
      <span translate="no">{name}</span>
    </p>
  );
}
