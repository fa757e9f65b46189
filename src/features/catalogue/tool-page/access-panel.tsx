import { useId, type ReactNode } from 'react';
import { Clock } from 'lucide-react';
import { BALANCE_FAILED, useCredits } from '@/components/credits/use-credits';
import { LaunchLink } from '@/components/tools/launch-link';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { formatCredits } from '@/lib/format/numbers';
import type { Availability } from '@/resources/credits/availability';
import { savesOutputs } from '@/resources/outputs/outputs-of-tool';
import { isComingSoon, type AccessDecision } from '@/resources/tools/access';
import { costLabel, aboutUsesLabel, type ToolCost } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Icon } from '@/ui/icon';
import { AccessFrame, AccessSkeleton } from './access-frame';
import { CopyProfile } from './copy-profile';
import { LastUse } from './last-use';
import { LockedPanel } from './locked-panel';
import { OwnOutputs } from './own-outputs';

export interface AccessPanelProps {
  tool: Tool;
  decision: AccessDecision;
  member: MemberAccess;
  availability: Availability | undefined;
  /** Whether `tool` is the catalogue's copy, and that of its own request is in flight. */
  isLoading: boolean;
}

/**
 * What a tool costs, or why it cannot be launched, and the next step
 * (docs/product/catalogue.md#tool-page). While that is unknown, it reserves the height of the panel
 * of a tool that can be launched.
 */
export function AccessPanel({ tool, decision, member, availability, isLoading }: AccessPanelProps) {
  const { costOf, isPending: isCostPending } = useToolCosts({ enabled: !isLoading });
  const cost = costOf(tool);
  const uses = aboutUsesLabel(cost, member.balance?.availableTokens ?? 0, 'left');
  const { isLocked } = decision;
  const footer = !isComingSoon(tool) && (
    <>
      <LastUse tool={tool} isLocked={isLocked} />
      {savesOutputs(tool) && <OwnOutputs tool={tool} isLocked={isLocked} />}
    </>
  );

  // The notice of a locked tool depends on the plan.
  if (isLoading || decision.isPending || (isLocked && member.planPending)) {
    return (
      <AccessSkeleton
        text={isLoading ? 'Loading tool details...' : undefined}
        isOneLine={tool.isFree || (!isCostPending && uses === null)}
        footer={footer}
      />
    );
  }
  if (decision.hasAccess) {
    return <LaunchPanel {...{ tool, decision, availability, cost, isCostPending, uses, footer }} />;
  }
  if (isLocked) {
    return <LockedPanel toolId={tool.id} {...{ decision, member, cost, isCostPending, footer }} />;
  }
  if (!isComingSoon(tool)) {
    return <BalanceFailed label={decision.label} footer={footer} />;
  }
  return (
    <AccessFrame
      label={decision.label}
      icon={<Icon of={Clock} size={20} className="text-muted" />}
      title="This tool is coming soon"
      isHeading
    >
      <p>It can’t be launched yet. Have a look at what it will do for you.</p>
    </AccessFrame>
  );
}

interface LaunchPanelProps extends Pick<AccessPanelProps, 'tool' | 'decision' | 'availability'> {
  cost: ToolCost | null;
  isCostPending: boolean;
  /** `null` if their number is unknown. */
  uses: string | null;
  footer: ReactNode;
}

function LaunchPanel({
  tool,
  decision,
  availability,
  cost,
  isCostPending,
  uses,
  footer,
}: LaunchPanelProps) {
  const titleId = useId();
  // The title of a free tool, or without a known cost; otherwise it is a text for screen readers.
  const isLabelTitle = tool.isFree || (!cost && !isCostPending);

  return (
    <AccessFrame
      label="Cost and launch"
      icon={<CreditCoin size={20} outlined={tool.isFree} />}
      titleId={titleId}
      title={
        decision.allReserved ? (
          allReservedTitle(decision.tokensAvailable)
        ) : isLabelTitle ? (
          decision.label
        ) : cost ? (
          costLabel(cost)
        ) : (
          <Skeleton className="my-1 h-4 w-44 rounded-mark" />
        )
      }
      actions={
        <>
          <CopyProfile />
          <LaunchLink tool={tool} className={buttonClass()} describedBy={titleId}>
            Launch Tool
          </LaunchLink>
        </>
      }
      footer={footer}
    >
      {decision.allReserved ? (
        <p>You can open this tool, but new work may have to wait.</p>
      ) : uses ? (
        <p>{uses}</p>
      ) : (
        isCostPending && !tool.isFree && <Skeleton className="my-1 h-3 w-32 rounded-mark" />
      )}
      {availability?.success === false && (
        <p role="status" className="mt-1 text-12 text-muted">
          {availability.message}
        </p>
      )}
      {!(isLabelTitle && !decision.allReserved) && (
        <span className="sr-only">{decision.label}</span>
      )}
    </AccessFrame>
  );
}

function allReservedTitle(credits: number): string {
  return credits === 1
    ? 'Your 1 credit is set aside for work in progress.'
    : `All ${formatCredits(credits)} credits are set aside for work in progress.`;
}

function BalanceFailed({ label, footer }: { label: string; footer: ReactNode }) {
  const credits = useCredits();
  return (
    <div role="status">
      <AccessFrame
        label={label}
        icon={<CreditCoin size={20} outlined />}
        title={label}
        actions={<RetryButton query={credits} />}
        footer={footer}
      >
        <p>{`${BALANCE_FAILED}.`}</p>
      </AccessFrame>
    </div>
  );
}
