import { useId, useRef, type ReactNode } from 'react';
import { Check, Gem, Layers, Leaf, Sprout, TrendingUp, type LucideIcon } from 'lucide-react';
import type { Checkout } from '@/features/billing/use-checkout';
import { cx } from '@/lib/cx';
import { formatPrice, formatWhole } from '@/lib/format/numbers';
import type { PlanCard as Card } from '@/resources/subscription/plans/plan-cards';
import type { PlanTier } from '@/resources/subscription/plans/plan-rules';
import type { Plan } from '@/resources/subscription/plans/schema';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { CreditCoin } from '@/ui/credit-coin';
import { Alert } from '@/ui/feedback/alert';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { Reason } from '@/ui/tooltip/reason';

const ICONS: Record<PlanTier, LucideIcon> = {
  free: Leaf,
  starter: Sprout,
  pro: TrendingUp,
  elite: Gem,
};

const STYLES = {
  current: { card: 'border-positive-fill shadow-card', icon: 'bg-positive-tint text-positive' },
  popular: {
    card: 'border-brand shadow-raised ring-1 ring-brand',
    icon: 'bg-brand-tint text-brand',
  },
  plain: { card: 'border-line shadow-card', icon: 'bg-sunken text-ink-2' },
};

export interface PlanCardProps extends Omit<PlanActionProps, 'card' | 'headingId'> {
  card: Card;
  /**
   * How often the plan pays for the tool that it is chosen for, or that it does not; '' when
   * unknown.
   */
  toolText: string;
}

/** One plan with its button (docs/product/plans.md#plan-list). */
export function PlanCard({ card, toolText, ...action }: PlanCardProps) {
  const { plan, tier, isCurrent, showsPopular, terms } = card;
  const headingId = useId();
  const style = STYLES[isCurrent ? 'current' : showsPopular ? 'popular' : 'plain'];
  return (
    <article
      aria-labelledby={headingId}
      className={`flex flex-col rounded-card border bg-surface p-6 ${style.card}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className={`grid size-10 shrink-0 place-items-center rounded-control ${style.icon}`}>
          <Icon of={tier ? ICONS[tier] : Layers} size={20} />
        </span>
        {isCurrent && (
          <Badge tone="pos" icon={<Icon of={Check} size={14} className="-ml-px" />}>
            Current Plan
          </Badge>
        )}
        {showsPopular && <Badge tone="brand">Most Popular</Badge>}
      </div>
      {/* The text stays as the server sends it, in lower case; CSS capitalizes it. */}
      <h2 id={headingId} className="mt-5 text-20 font-semibold first-letter:uppercase">
        {plan.name || 'Plan'}
      </h2>
      <p className="mt-1 min-h-10 text-balance text-muted">{plan.description}</p>
      <p className="num mt-5 flex min-h-10 flex-wrap items-baseline gap-x-1.5">
        {plan.price === null ? (
          <span className="text-muted">Price shown at checkout</span>
        ) : (
          <>
            <b className="min-w-0 text-32 font-semibold">{formatPrice(plan.price)}</b>{' '}
            <span className="text-muted">per month</span>
          </>
        )}
      </p>
      <p className="num mt-2 flex min-h-5 flex-wrap items-center gap-x-1.5 font-semibold text-credit-text">
        {plan.credits !== null && (
          <>
            <CreditCoin />
            <span>{`${formatWhole(plan.credits)} credits`}</span>{' '}
            <span className="font-normal text-muted">a month</span>
          </>
        )}
      </p>
      <p className="num min-h-5 text-muted md:max-lg:text-12">{toolText}</p>
      <ul role="list" className="mt-5 mb-6 grid gap-2.5 border-t border-line pt-5 empty:hidden">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ink-2">
            <Icon of={Check} className="mt-0.5 text-muted" />
            <span className="min-w-0 wrap-anywhere">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PlanAction card={card} headingId={headingId} {...action} />
        <div className="mt-3 text-12 text-muted">
          <p>{terms}</p>
          <p>{tier === 'free' ? 'No card needed' : 'Secure card payment'}</p>
        </div>
      </div>
    </article>
  );
}

interface PlanActionProps {
  card: Card;
  /** Whether the buttons that start a subscription are shown. */
  startButtons: 'shown' | 'hidden' | 'loading';
  checkout: Checkout<Plan>;
  /** Id of the plan's heading, which describes the button. */
  headingId: string;
}

/**
 * The button of a plan and the error of its checkout (docs/product/plans.md#start-subscription).
 * The free plan has no button, unless it is the current one.
 */
function PlanAction({ card, startButtons, checkout, headingId }: PlanActionProps) {
  const { plan, tier, isCurrent, showsPopular, button } = card;
  const { busy, failure, start, dismissFailure } = checkout;
  const startButton = useRef<HTMLButtonElement>(null);

  function dismiss() {
    dismissFailure();
    // The focus was on the alert, which unmounts.
    startButton.current?.focus();
  }

  if (isCurrent) {
    return (
      <Reason text="You are on this plan.">
        <Button variant="secondary" block>
          {button}
        </Button>
      </Reason>
    );
  }
  if (tier === 'free' || startButtons === 'hidden') return null;
  if (startButtons === 'loading') {
    return <Skeleton className="h-10 w-full rounded-control max-sm:h-11" />;
  }
  return (
    <>
      {failure?.order === plan && (
        <Alert tone="danger" className="mb-3" onDismiss={dismiss}>
          {failure.message}
        </Alert>
      )}
      <Button
        ref={startButton}
        aria-describedby={headingId}
        variant={showsPopular ? 'primary' : 'secondary'}
        block
        busy={busy === plan}
        onClick={() => start(plan)}
      >
        {button}
      </Button>
    </>
  );
}

/**
 * The grid of the plan cards. With `columns` 3: 1 column, from 768 px 3, because with 2 the third
 * card would be alone in a row. With 4: 1 column, from 640 px 2 and from 1024 px 4.
 */
export function PlanGrid({ columns, children }: { columns: 3 | 4; children: ReactNode }) {
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-5',
        columns === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-4',
      )}
    >
      {children}
    </div>
  );
}

/** The skeleton of the plan list; its cards are as high as those of plans with five features. */
export function PlanGridSkeleton({ columns }: { columns: 3 | 4 }) {
  return (
    <PlanGrid columns={columns}>
      {Array.from({ length: columns }, (_, card) => (
        <div key={card} aria-hidden className={cx(cardClass, 'p-6')}>
          <Skeleton className="size-10 rounded-control" />
          <Skeleton className="mt-6 h-5 w-24 rounded-mark" />
          <Skeleton className="mt-4 h-3.5 w-4/5 rounded-mark" />
          <Skeleton className="mt-11 h-8 w-20 rounded-mark" />
          <Skeleton className="mt-3.5 h-4 w-32 rounded-mark" />
          <div className="mt-5 mb-6 border-t border-line pt-6 pb-0.5">
            <Skeleton className="h-33.5 rounded-mark" />
          </div>
          <Skeleton className="h-10 w-full rounded-control" />
          <Skeleton className="mt-4 mb-4 h-3 w-3/5 rounded-mark" />
        </div>
      ))}
    </PlanGrid>
  );
}
