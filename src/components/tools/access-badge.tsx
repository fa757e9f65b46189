import type { AccessDecision } from '@/resources/tools/access';
import { Badge } from '@/ui/badge';
import { Skeleton } from '@/ui/feedback/skeleton';

/** Badge texts, `short` below 640 px (docs/product/access.md#badges). */
const BADGES = {
  'coming-soon': { tone: 'soon', long: 'Coming Soon', short: 'Soon' },
  'free-tool': { tone: 'available', long: 'Available', short: 'Live' },
  'has-tokens': { tone: 'available', long: 'Available', short: 'Live' },
  'insufficient-tokens': { tone: 'locked', long: 'Insufficient Credit', short: 'Locked' },
  // Grey: without a balance it is unknown whether the member has credits.
  'no-token-data': { tone: 'grey', long: 'Unable to check access', short: 'Unknown' },
} as const;

const POSITION = 'absolute top-3 right-3 z-2 pointer-events-none';

const isUndecided = ({ reason }: AccessDecision, balancePending: boolean) =>
  balancePending && reason === 'no-token-data';

/** The text of the badge; '' while the balance is pending. */
export function accessText(decision: AccessDecision, balancePending: boolean): string {
  return isUndecided(decision, balancePending) ? '' : BADGES[decision.reason].long;
}

/** The badge at a picture's top right; a skeleton while the balance is pending. */
export function AccessBadge({
  decision,
  pending,
  isHidden,
}: {
  decision: AccessDecision;
  pending: boolean;
  /** Whether screen readers get the text elsewhere. */
  isHidden?: boolean;
}) {
  if (isUndecided(decision, pending)) {
    return <Skeleton className={`${POSITION} h-6 w-21 rounded-mark`} />;
  }
  const { tone, long, short } = BADGES[decision.reason];
  return (
    <span aria-hidden={isHidden}>
      <Badge tone={tone} short={short} className={POSITION}>
        {long}
      </Badge>
    </span>
  );
}
