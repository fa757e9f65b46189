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

/** The badge at a picture's top right; a skeleton while the balance is pending. */
export function AccessBadge({ decision, pending }: { decision: AccessDecision; pending: boolean }) {
  if (pending && decision.reason === 'no-token-data') {
    return <Skeleton className={`${POSITION} h-6 w-21 rounded-mark`} />;
  }
  const { tone, long, short } = BADGES[decision.reason];
  return (
    <Badge tone={tone} short={short} className={POSITION}>
      {long}
    </Badge>
  );
}
