import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useModalLink } from '@/components/use-modal';
import { withModal } from '@/config/modal';
import { paths, TOOL_PARAMETER } from '@/config/paths';
import { formatCredits } from '@/lib/format/numbers';
import { paidPlansText } from '@/resources/subscription/plans/paid-plans';
import { plansQuery } from '@/resources/subscription/plans/queries';
import type { AccessDecision } from '@/resources/tools/access';
import { costSentence, type ToolCost } from '@/resources/tools/cost';
import { buttonClass } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { AccessFrame } from './access-frame';

export interface LockedPanelProps {
  toolId: string;
  decision: AccessDecision;
  member: MemberAccess;
  /** `null` while it is unknown. */
  cost: ToolCost | null;
  isCostPending: boolean;
  footer: ReactNode;
}

/**
 * Why a tool is locked and the next step, by the member's plan
 * (docs/product/catalogue.md#tool-page).
 */
export function LockedPanel({
  toolId,
  decision,
  member,
  cost,
  isCostPending,
  footer,
}: LockedPanelProps) {
  const { needsPlan } = decision;
  const title = needsPlan ? 'Paid subscription required!' : 'Insufficient Credit';

  return (
    <AccessFrame
      label={title}
      tone="warning"
      icon={<Icon of={TriangleAlert} size={20} className="text-warning" />}
      title={title}
      isHeading
      actions={
        <LockedLink toolId={toolId} needsPlan={needsPlan} canPurchase={member.canPurchase} />
      }
      footer={footer}
    >
      {needsPlan ? (
        <>
          <p>{`${decision.message}.`}</p>
          <PlanOffer cost={cost} isCostPending={isCostPending} />
          <span className="sr-only">{decision.label}</span>
        </>
      ) : (
        // Reserves the lines of the cost while it is loading.
        <p className="max-sm:min-h-15">
          {`${shortageText(cost, member)} Please buy more credits to launch this tool.`}
        </p>
      )}
    </AccessFrame>
  );
}

/** `A message costs 8 credits and you have 5.`; without the cost if it is unknown. */
function shortageText(cost: ToolCost | null, { balance }: MemberAccess): string {
  const { availableTokens: available = 0, reservedTokens = 0 } = balance ?? {};
  if (cost?.kind === 'fixed' && available < cost.credits) {
    const owned = `${formatCredits(available)}${reservedTokens > 0 ? ' available' : ''}`;
    return `${costSentence(cost)} and you have ${owned}.`;
  }
  return available > 0
    ? 'You don’t have enough credits for this tool.'
    : 'You have no credits left.';
}

/** What a use costs and the price of a plan, for a member without one. */
function PlanOffer({ cost, isCostPending }: Pick<LockedPanelProps, 'cost' | 'isCostPending'>) {
  const { data: plans, isPending } = useQuery(plansQuery);
  const sentence = cost && costSentence(cost);
  return (
    <p className="min-h-10 lg:min-h-5">
      {isPending || isCostPending ? (
        <Skeleton className="my-1 h-3 w-80 max-w-full rounded-mark" />
      ) : (
        `${sentence ? `${sentence}. ` : ''}${paidPlansText(plans)}`
      )}
    </p>
  );
}

/** The link to the plans, the purchase or the usage (docs/product/access.md#plan-or-credits). */
function LockedLink(props: { toolId: string; needsPlan: boolean; canPurchase: boolean }) {
  const { toolId, needsPlan, canPurchase } = props;
  const dialogLink = useModalLink((search) => withModal(search, canPurchase ? 'buy' : 'usage'));
  if (needsPlan) {
    const parameters = new URLSearchParams({ [TOOL_PARAMETER]: toolId });
    return (
      <Link
        to={`${paths.subscription}?${parameters.toString()}`}
        aria-label="See plans to upgrade"
        className={buttonClass()}
      >
        See plans
      </Link>
    );
  }
  return (
    <Link {...dialogLink} className={buttonClass()}>
      Buy credits
    </Link>
  );
}
