import { Clock } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { searchWithUsageModal } from '@/lib/usage-modal';
import type { Availability } from '@/resources/credits/schema';
import { FREE_PLAN_TYPE } from '@/resources/subscription/schema';
import type { AccessDecision } from '@/resources/tools/access';
import { Button, buttonClass } from '@/ui/button';
import { Alert, Notice } from '@/ui/notice';
import { EmptyPanel } from '@/ui/panels';
import type { MemberAccess } from './use-member-access';

const marginClass = 'mt-6';

/** Why the tool cannot be launched, and what to do (docs/product/catalogue.md#tool-page). */
export function AccessNotice({
  verdict,
  member,
  availability,
}: {
  verdict: AccessDecision;
  member: MemberAccess;
  availability: Availability | undefined;
}) {
  switch (verdict.reason) {
    case 'coming-soon':
      return (
        <EmptyPanel
          className={marginClass}
          icon={Clock}
          title="This tool is coming soon"
          text="It can’t be launched yet. Have a look at what it will do for you."
        />
      );
    case 'no-token-data':
      return <BalanceFailed label={verdict.label} member={member} />;
    case 'insufficient-tokens':
      // The plan decides which of the two notices is shown.
      return member.planPending ? null : (
        <LockedNotice verdict={verdict} planType={member.planType} availability={availability} />
      );
    case 'free-tool':
    case 'has-tokens':
      return verdict.allReserved ? (
        <Alert tone="info" className={marginClass}>
          All your credits are reserved for active processes. You can still open the tool.
        </Alert>
      ) : null;
  }
}

function BalanceFailed({ label, member }: { label: string; member: MemberAccess }) {
  return (
    <Alert
      tone="info"
      title={label}
      className={marginClass}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={member.balanceRetrying}
          onClick={member.retryBalance}
        >
          Retry
        </Button>
      }
    >
      Your credits could not be loaded.
    </Alert>
  );
}

/** The server's message, with a full stop if it has no punctuation mark at its end. */
function withFullStop(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

function LockedNotice({
  verdict,
  planType,
  availability,
}: {
  verdict: AccessDecision;
  planType: string | null;
  availability: Availability | undefined;
}) {
  const { search } = useLocation();
  const isUnaffordable = availability?.success === true && !availability.canAfford;
  const message = isUnaffordable ? availability.message.trim() : '';
  const serverReason = message === '' ? null : withFullStop(message);

  if (planType === null || planType === FREE_PLAN_TYPE) {
    return (
      <Notice
        className={marginClass}
        title="Paid subscription required!"
        action={
          <Link to={paths.subscription} className={buttonClass()}>
            Upgrade
          </Link>
        }
      >
        {serverReason} {withFullStop(verdict.message)}
      </Notice>
    );
  }
  const defaultReason =
    verdict.tokensAvailable > 0
      ? 'You don’t have enough credits for this tool.'
      : 'You have no credits left.';
  return (
    <Notice
      className={marginClass}
      title="Insufficient Credit"
      action={
        <Link to={{ search: searchWithUsageModal(search) }} className={buttonClass()}>
          Buy more credits
        </Link>
      }
    >
      {serverReason ?? defaultReason} Please buy more credits to launch this tool.
    </Notice>
  );
}
