import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { LockedLink } from '@/features/catalogue/locked-link';
import type { MemberAccess } from '@/features/catalogue/use-member-access';
import { formatWhole } from '@/lib/format-decimals';
import { stateOfNextEntry } from '@/lib/history-entry';
import type { Availability } from '@/resources/credits/availability';
import { needsPlan, type AccessDecision } from '@/resources/tools/access';
import { creditsPhrase, type ToolCost } from '@/resources/tools/cost';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { AccessFrame } from './access-frame';

export interface LockedPanelProps {
  toolId: string;
  decision: AccessDecision;
  member: MemberAccess;
  /** `null` while it is unknown. */
  cost: ToolCost | null;
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
  if (available >= cost.credits || !/^\p{L}/u.test(cost.unit)) return null;
  const article = /^[aeiou]/i.test(cost.unit) ? 'An' : 'A';
  const owned = `${formatWhole(available)}${reservedTokens > 0 ? ' available' : ''}`;
  return `${article} ${cost.unit} costs ${creditsPhrase(cost.credits)} and you have ${owned}.`;
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
  availability,
  footer,
}: LockedPanelProps) {
  const location = useLocation();
  const isUnaffordable = availability?.success === true && !availability.canAfford;
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
      actions={
        <LockedLink
          toolId={toolId}
          member={member}
          search={location.search}
          state={stateOfNextEntry(location.state)}
          className={buttonClass({ wraps: true })}
        />
      }
      footer={footer}
    >
      {isPlanNeeded ? (
        <>
          <p>
            {serverReason} {withFullStop(decision.message)}
          </p>
          <span className="sr-only">{decision.label}</span>
        </>
      ) : (
        <p>
          {shortageText(cost, member) ?? serverReason ?? reason} Please buy more credits to launch
          this tool.
        </p>
      )}
    </AccessFrame>
  );
}
