import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { balanceQuery } from '@/resources/credits/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { isPlansLeadVisible } from '@/resources/subscription/visibility';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';

/** What a free member without credits sees first: the way to the plans (docs/product/credits.md#usage-dashboard). */
export function PlansLead() {
  const balance = useQuery(balanceQuery);
  const status = useQuery(subscriptionStatusQuery);
  if (!isPlansLeadVisible({ balance, status })) return null;
  return (
    <section
      aria-label="Plans"
      className="mt-6 flex flex-wrap items-center gap-4 rounded-card border border-line bg-canvas p-5 max-sm:mt-5 max-sm:p-4"
    >
      <div className="flex min-w-0 flex-[1_1_15rem] items-center gap-3.5">
        <CreditCoin size={20} outlined />
        <div className="min-w-0">
          <h3 className="text-16 font-semibold">Credits come with a plan</h3>
          <p className="text-ink-2">They arrive every month and work in every tool.</p>
        </div>
      </div>
      <Link to={paths.subscription} className={buttonClass({ className: 'max-sm:w-full' })}>
        See plans
      </Link>
    </section>
  );
}
