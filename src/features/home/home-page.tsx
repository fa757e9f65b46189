import { useTitle } from '@/lib/react/use-title';
import { useUser } from '@/resources/session/queries';
import { cardClass } from '@/ui/card';
import { PageHeading } from '@/ui/page-heading';
import { GoalForm } from './goal-form';
import { GoalResults } from './goal-results';
import { HomeCategories } from './home-categories';
import { HomeCreditLine } from './home-credit-line';
import { HomeIllustration } from './home-illustration';
import { NextStep } from './home-next-step';
import { HomeOutputs } from './home-outputs';
import { HomeTools } from './home-tools';
import { useGoal } from './use-goal';
import { useHome, type Home } from './use-home';

/**
 * The landing hero with the field for a task and the next step, then recent or free tools, outputs
 * and categories (docs/product/navigation.md#home).
 */
export function HomePage() {
  useTitle('Home');
  const home = useHome();

  return (
    <div className="frame pt-4 pb-24 sm:pt-8">
      <Hero home={home} />
      <GoalResults />
      <HomeTools home={home} />
      <HomeOutputs home={home} />
      <HomeCategories tools={home.catalogue.data} />
    </div>
  );
}

const TITLE_ID = 'home-title';

function Hero({ home: { isReturning, isNew, isIdle } }: { home: Home }) {
  // The tools for a goal follow its field directly.
  const { goal } = useGoal();
  return (
    <section
      aria-labelledby={TITLE_ID}
      className={`${cardClass} grid grid-cols-1 overflow-hidden lg:grid-cols-[minmax(0,1fr)_320px] 2xl:grid-cols-[minmax(0,1fr)_440px]`}
    >
      <div className="px-4 py-4 sm:px-8 max-lg:py-5">
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2.5">
          <Welcome isReturning={isReturning} />
          <PageHeading id={TITLE_ID} className="text-24 font-semibold text-balance">
            What do you want to get done?
          </PageHeading>
        </div>
        <GoalForm labelledBy={TITLE_ID} />
      </div>
      {goal === '' && (
        <>
          <HomeIllustration className="h-24 w-full max-lg:order-first lg:h-full lg:max-h-31" />
          <NextStep isIdle={isIdle} isNew={isNew} />
          <HomeCreditLine />
        </>
      )}
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
