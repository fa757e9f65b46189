import { useId } from 'react';
import { Check, Gem, Layers, Leaf, Sprout, TrendingUp, type LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import { formatCredits } from '@/lib/format-credits';
import { formatPrice } from '@/lib/money';
import type { PlanCard as Card } from '@/resources/subscription/plans/plan-cards';
import type { PlanTier } from '@/resources/subscription/plans/schema';
import { Badge } from '@/ui/badge';
import { CreditCoin } from '@/ui/credit-coin';
import { Icon } from '@/ui/icon';
import { PlanAction, type PlanActionProps } from './plan-action';

const ICONS: Record<PlanTier, LucideIcon> = {
  free: Leaf,
  starter: Sprout,
  pro: TrendingUp,
  elite: Gem,
};

export interface PlanCardProps extends Omit<PlanActionProps, 'card' | 'headingId'> {
  card: Card;
  /** What the member has spent lately, to compare with the plan's credits; '' when unknown. */
  spentText: string;
}

/** One plan with its button (docs/product/plans.md#plan-list). */
export function PlanCard({ card, spentText, ...action }: PlanCardProps) {
  const { plan, tier, isCurrent, showsPopular, terms } = card;
  const headingId = useId();
  return (
    <article
      aria-labelledby={headingId}
      className={cx(
        'flex flex-col rounded-card border bg-surface p-6',
        isCurrent && 'border-positive-fill shadow-card',
        showsPopular && 'border-brand shadow-raised ring-1 ring-brand',
        !isCurrent && !showsPopular && 'border-line shadow-card',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span
          className={cx(
            'grid size-10 shrink-0 place-items-center rounded-control',
            isCurrent && 'bg-positive-tint text-positive',
            showsPopular && 'bg-brand-tint text-brand',
            !isCurrent && !showsPopular && 'bg-sunken text-ink-2',
          )}
        >
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
      <p className="num mt-2 flex min-h-5 flex-wrap items-center gap-x-2 font-semibold text-credit-text">
        {plan.credits !== null && (
          <>
            <CreditCoin />
            <span>{formatCredits(plan.credits)} credits</span>{' '}
            <span className="font-normal text-muted">a month</span>
          </>
        )}
      </p>
      <p className="num min-h-5 text-muted">{plan.credits !== null && spentText}</p>
      <ul role="list" className="mt-5 mb-6 grid gap-2.5 border-t border-line pt-5 empty:hidden">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-ink-2">
            <Icon of={Check} className="mt-0.5 text-muted" />
            <span className="min-w-0">{feature}</span>
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
