import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, CreditCard, Layers, RotateCcw, ShieldCheck } from 'lucide-react';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { env } from '@/config/env';
import { useCheckout } from '@/features/billing/use-checkout';
import { usePace } from '@/features/billing/use-pace';
import { useUrlTool, useUrlToolId } from '@/features/billing/use-url-tool';
import { countOf, formatPrice } from '@/lib/format/numbers';
import { securePageUrl } from '@/lib/parse/secure-page-url';
import { useTitle } from '@/lib/react/use-title';
import { capitalize } from '@/lib/text/characters';
import { subscriptionAlert } from '@/resources/checkout/checkout-failure';
import { subscribeMutation } from '@/resources/checkout/queries';
import { PLANS_FAILED } from '@/resources/subscription/plans/api';
import { cheapestCovering } from '@/resources/subscription/plans/paid-plans';
import type { PlanCard as Card } from '@/resources/subscription/plans/plan-cards';
import { isFreePlan } from '@/resources/subscription/plans/plan-rules';
import type { Plan } from '@/resources/subscription/plans/schema';
import { currentSubscriptionQuery } from '@/resources/subscription/plans/queries';
import { isBillingPortalVisible } from '@/resources/subscription/purchase-link-rules';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { toolAccess } from '@/resources/tools/access';
import { aboutUsesLabel } from '@/resources/tools/cost';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { Alert } from '@/ui/feedback/alert';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Icon } from '@/ui/icon';
import { PageHeading } from '@/ui/page-heading';
import { PlanCard, PlanGrid, PlanGridSkeleton } from './plan-card';
import { PlanTool } from './plan-tool';
import { usePlanPage, type PlanPage } from './use-plan-page';

/**
 * The page of the plans, with the tool that it was opened from (docs/product/plans.md#plan-list).
 */
export function SubscriptionPage() {
  useTitle('Choose Your Plan');
  const toolId = useUrlToolId();
  const page = usePlanPage();

  return (
    <div className="frame pt-5 pb-16 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <PageHeading className="text-24 font-semibold sm:text-32">Choose Your Plan</PageHeading>
          <p className="mt-2 max-w-[60ch] text-muted sm:text-16">
            Credits arrive every month and work in every tool.
          </p>
        </div>
        <BillingPortalLink />
      </div>
      {toolId !== null && <PlanTool toolId={toolId} />}
      {/* One live region for all states, so that screen readers announce its changes. */}
      <div className="num mt-5 mb-3 min-h-10 text-muted max-[374px]:min-h-15 sm:mt-4 sm:mb-4 sm:min-h-5 lg:min-h-6 lg:text-16">
        <p role="status">{page.plans === 'loading' && 'Loading subscription plans...'}</p>
        {typeof page.plans === 'object' && <MonthlyUse cards={page.plans.cards} />}
      </div>
      <Plans page={page} />
      <div className="mt-7 flex flex-wrap gap-x-7 gap-y-2 border-t border-line pt-6 text-muted">
        <span className="inline-flex items-center gap-2">
          <Icon of={ShieldCheck} />
          <span>Card details stay with the payment provider</span>
        </span>
        <span className="inline-flex items-center gap-2">
          <Icon of={RotateCcw} />
          <span>Cancel any time in the billing portal</span>
        </span>
      </div>
    </div>
  );
}

function Plans({ page }: { page: PlanPage }) {
  const checkout = useCheckout({ mutation: subscribeMutation, toMessage: subscriptionAlert });
  const { tool, cost } = useUrlTool();
  const member = useMemberAccess();

  function toolText(plan: Plan): string {
    const access = tool && toolAccess({ tool, ...member });
    if (isFreePlan(plan) && access && !access.hasAccess) {
      return access.isLocked ? 'This tool is not included' : '';
    }
    return aboutUsesLabel(cost, plan.credits ?? Number.NaN, 'a month') ?? '';
  }

  if (page.plans === 'loading') return <PlanGridSkeleton columns={page.expectedColumns} />;
  if (page.plans === 'failed') {
    return (
      <ErrorPanel
        title={PLANS_FAILED}
        text="Your plan is unchanged. Please try again in a minute."
        action={<RetryButton query={page}>Try Again</RetryButton>}
      />
    );
  }
  const { cards, unlisted, columns } = page.plans;
  const current = unlisted !== null && <UnlistedPlan name={unlisted} />;
  if (cards.length === 0) {
    return (
      <>
        {current}
        <EmptyPanel
          icon={Layers}
          title="No plans to choose from"
          text="There’s no other plan on offer right now. Check back later."
        />
      </>
    );
  }
  return (
    <>
      {current}
      <HiddenButtonsNotice page={page} />
      <PlanGrid columns={columns}>
        {cards.map((card, index) => (
          <PlanCard
            key={`${card.plan.id} ${index}`}
            card={card}
            toolText={toolText(card.plan)}
            startButtons={page.startButtons}
            checkout={checkout}
          />
        ))}
      </PlanGrid>
    </>
  );
}

/** The member's plan, if it is none of those on offer. */
function UnlistedPlan({ name }: { name: string }) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-positive-fill bg-surface p-4 shadow-card sm:px-6"
    >
      <h2 id={headingId}>
        <Badge tone="pos" icon={<Icon of={Check} size={14} className="-ml-px" />}>
          Current Plan
        </Badge>
      </h2>
      <p className="min-w-0 text-16 font-semibold wrap-anywhere" translate="no">
        {capitalize(name)}
      </p>
      <p className="text-muted">This plan is active and no longer on offer.</p>
    </section>
  );
}

const DAYS_OF_A_MONTH = 30;

/**
 * What the member uses a month at their pace, and of the plans of the page the one with the lowest
 * price that covers it (docs/product/plans.md#plan-list); renders nothing while the pace is
 * unknown. It mounts after the plans, which do not wait for the history.
 */
function MonthlyUse({ cards }: { cards: readonly Card[] }) {
  const pace = usePace();
  const used = Math.round((pace ?? 0) * DAYS_OF_A_MONTH);
  if (used === 0) return null;
  const plan = cheapestCovering(
    cards.map((card) => card.plan),
    used,
  );
  return (
    <p className="text-ink-2">
      <span>You use about </span>
      <b className="font-semibold text-ink">{countOf(used, 'credit')}</b>
      <span> a month.</span>
      {/* The free plan is no offer. */}
      {plan && plan.price > 0 && (
        <>
          {' '}
          <b className="font-semibold text-ink">{capitalize(plan.name)}</b>
          <span>{` covers this at the lowest price, ${formatPrice(plan.price)}.`}</span>
        </>
      )}
    </p>
  );
}

/** Why the plans have no buttons (docs/product/plans.md#start-subscription). */
function HiddenButtonsNotice({ page }: { page: PlanPage }) {
  if (page.hiddenBecause === 'active-reward') {
    return (
      <Alert tone="info" className="mb-5">
        Your reward credits are still arriving. You can choose a plan when they end.
      </Alert>
    );
  }
  if (page.hiddenBecause === 'status-failed') {
    return (
      <Alert
        tone="warn"
        className="mb-5"
        action={<RetryButton query={page} variant="link" className="self-start" />}
      >
        <p>Failed to fetch subscription status</p>
        <p>You can choose a plan as soon as we know your current one.</p>
      </Alert>
    );
  }
  return null;
}

function BillingPortalLink() {
  const { data: status, isError: hasNoStatus } = useQuery(subscriptionStatusQuery);
  const { data: current, isError: hasNoCurrent } = useQuery(currentSubscriptionQuery);
  const { billingPortalUrl, mode } = env();
  const href = securePageUrl(billingPortalUrl, mode !== 'prod');
  const hasFailed = hasNoStatus || hasNoCurrent;
  if (href === null || !isBillingPortalVisible({ status, current, hasFailed })) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({
        variant: 'secondary',
        block: true,
        className: 'sm:w-auto',
      })}
    >
      <Icon of={CreditCard} className="-ml-0.5" />
      <span>{status?.hasActiveSubscription ? 'Update card or cancel' : 'Billing portal'}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
