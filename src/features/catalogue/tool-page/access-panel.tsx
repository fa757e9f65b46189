import { useId, type ReactNode } from 'react';
import { Clock } from 'lucide-react';
import { BALANCE_FAILED } from '@/components/credits/use-credits';
import { LaunchLink } from '@/components/tools/launch-link';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { formatCredits } from '@/lib/format/numbers';
import type { Availability } from '@/resources/credits/availability';
import type { Balance } from '@/resources/credits/schema';
import { savesOutputs } from '@/resources/outputs/outputs-of-tool';
import type { AccessDecision } from '@/resources/tools/access';
import { costLabel, usesLeftLabel } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { Button, buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
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
}

/**
 * What a tool costs, or why it cannot be launched, and the next step
 * (docs/product/catalogue.md#tool-page).
 */
export function AccessPanel({ tool, decision, member, availability }: AccessPanelProps) {
  const { costOf, isPending: isCostPending } = useToolCosts();
  const footer = <AccessFooter {...{ tool, decision }} />;

  switch (decision.reason) {
    case 'coming-soon':
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
    case 'no-token-data':
      return <BalanceFailed label={decision.label} member={member} footer={footer} />;
    case 'insufficient-tokens':
      // The notice depends on the plan.
      return member.planPending ? (
        <AccessSkeleton footer={footer} />
      ) : (
        <LockedPanel
          toolId={tool.id}
          decision={decision}
          member={member}
          cost={costOf(tool)}
          isCostPending={isCostPending}
          availability={availability}
          footer={footer}
        />
      );
    case 'free-tool':
    case 'has-tokens':
      return <LaunchPanel {...{ tool, decision, availability, footer }} balance={member.balance} />;
  }
}

/**
 * The access panel while the tool or the balance is loading. Of what the catalogue has of the tool,
 * it reserves the height of the panel of a tool that can be launched.
 * @param props.children the text of a spinner, which replaces the skeleton of the title
 */
export function AccessPanelSkeleton({
  tool,
  decision,
  member,
  children,
}: Pick<AccessPanelProps, 'tool' | 'decision' | 'member'> & { children?: string | undefined }) {
  const { costOf, isPending } = useToolCosts({ enabled: false });
  const uses = usesLeftLabel(costOf(tool), member.balance?.availableTokens ?? 0);
  return (
    <AccessSkeleton
      isOneLine={tool.isFree || (!isPending && uses === null)}
      footer={decision.reason !== 'coming-soon' && <AccessFooter {...{ tool, decision }} />}
    >
      {children}
    </AccessSkeleton>
  );
}

/** The rows with the last use of the tool and with the outputs that it saved. */
function AccessFooter({ tool, decision }: Pick<AccessPanelProps, 'tool' | 'decision'>) {
  const isLocked = decision.reason === 'insufficient-tokens';
  return (
    <>
      <LastUse tool={tool} isLocked={isLocked} />
      {savesOutputs(tool) && <OwnOutputs tool={tool} isLocked={isLocked} />}
    </>
  );
}

interface LaunchPanelProps extends Omit<AccessPanelProps, 'member'> {
  balance: Balance | null;
  footer: ReactNode;
}

function LaunchPanel({ tool, decision, balance, availability, footer }: LaunchPanelProps) {
  const titleId = useId();
  const { costOf, isPending } = useToolCosts();
  const cost = costOf(tool);
  // The title of a free tool, or without a known cost; otherwise it is a text for screen readers.
  const isLabelTitle = tool.isFree || (!cost && !isPending);
  const uses = usesLeftLabel(cost, balance?.availableTokens ?? 0);

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
        isPending && !tool.isFree && <Skeleton className="my-1 h-3 w-32 rounded-mark" />
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

function BalanceFailed({
  label,
  member,
  footer,
}: {
  label: string;
  member: MemberAccess;
  footer: ReactNode;
}) {
  return (
    <div role="status">
      <AccessFrame
        label={label}
        icon={<CreditCoin size={20} outlined />}
        title={label}
        actions={
          <Button variant="secondary" busy={member.isRetryingBalance} onClick={member.retryBalance}>
            Retry
          </Button>
        }
        footer={footer}
      >
        <p>{`${BALANCE_FAILED}.`}</p>
      </AccessFrame>
    </div>
  );
}
