import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { formatCredits } from '@/lib/format/numbers';
import type { Availability } from '@/resources/credits/availability';
import { paidPlansText } from '@/resources/subscription/plans/paid-plans';
import { plansQuery } from '@/resources/subscription/plans/queries';
import { needsPlan, type AccessDecision } from '@/resources/tools/access';
import { costSentence, type ToolCost } from '@/resources/tools/cost';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { AccessFrame } from './access-frame';
import { LockedLink } from './locked-link';

export interface LockedPanelProps {
  toolId: string;
  decision: AccessDecision;
  member: MemberAccess;
  /** `null` while it is unknown. */
  cost: ToolCost | null;
  isCostPending: boolean;
  availability: Availability | undefined;
  footer: ReactNode;
}

/** The server's message, with a full stop if it has no punctuation mark at its end. */
function withFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/**
 * `A message costs 8 credits and you have 5.`; `null` if the member can pay or no cost is known.
 */
function shortageText(cost: ToolCost | null, { balance }: MemberAccess): string | null {
  if (cost?.kind !== 'fixed' || !balance) return null;
  const { availableTokens: available, reservedTokens } = balance;
  if (available >= cost.credits) return null;
  const owned = `${formatCredits(available)}${reservedTokens > 0 ? ' available' : ''}`;
  return `${costSentence(cost)} and you have ${owned}.`;
}

/** What a use costs and the price of a plan, for a member without one. */
function PlanOffer({
  cost,
  isCostPending,
  fallback,
}: {
  cost: ToolCost | null;
  isCostPending: boolean;
  /** The text if the cost is unknown. */
  fallback: string | null;
}) {
  const { data: plans, isPending } = useQuery(plansQuery);
  const sentence = cost && costSentence(cost);
  return (
    <p className="min-h-10 lg:min-h-5">
      {isPending || isCostPending ? (
        <Skeleton className="my-1 h-3 w-80 max-w-full rounded-mark" />
      ) : (
        `${sentence === null ? (fallback ?? '') : `${sentence}.`} ${paidPlansText(plans)}`
      )}
    </p>
  );
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
  availability,
  footer,
}: LockedPanelProps) {
  const isUnaffordable = availability?.success === true && availability.canAfford === false;
  const message = isUnaffordable ? availability.message.trim() : '';
  // With a balance of zero, the server's message adds no information.
  const serverReason =
    message === '' || decision.tokensAvailable === 0 ? null : withFullStop(message);
  const reason =
    decision.tokensAvailable > 0
      ? 'You don’t have enough credits for this tool.'
      : 'You have no credits left.';
  const isPlanNeeded = needsPlan(member.planType);
  const title = isPlanNeeded ? 'Paid subscription required!' : 'Insufficient Credit';

  return (
    <AccessFrame
      label={title}
      tone="warning"
      icon={<Icon of={TriangleAlert} size={20} className="text-warning" />}
      title={title}
      isHeading
      actions={<LockedLink toolId={toolId} member={member} />}
      footer={footer}
    >
      {isPlanNeeded ? (
        <>
          <p>{withFullStop(decision.message)}</p>
          <PlanOffer cost={cost} isCostPending={isCostPending} fallback={serverReason} />
          <span className="sr-only">{decision.label}</span>
        </>
      ) : (
        // Reserves the lines of the cost while it is loading.
        <p className="max-sm:min-h-15">
          {`${shortageText(cost, member) ?? serverReason ?? reason} Please buy more credits to launch this tool.`}
        </p>
      )}
    </AccessFrame>
  );
}
