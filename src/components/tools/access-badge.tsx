import type { AccessDecision } from '@/resources/tools/access';
import { Badge } from '@/ui/badge';
import { Skeleton } from '@/ui/feedback/skeleton';

/**
 * The texts of a card's badge, `short` below 640 px, and of that of the tool's page
 * (docs/product/access.md#badges).
 */
const BADGES = {
  'coming-soon': { tone: 'soon', card: 'Coming Soon', short: 'Soon', page: 'Coming Soon' },
  'free-tool': { tone: 'available', card: 'Available', short: 'Live', page: 'Available Now' },
  'has-tokens': { tone: 'available', card: 'Available', short: 'Live', page: 'Available Now' },
  'insufficient-tokens': {
    tone: 'locked',
    card: 'Insufficient Credit',
    short: 'Locked',
    page: 'Insufficient Credit',
  },
  // Grey: without a balance it is unknown whether the member has credits.
  'no-token-data': { tone: 'grey', card: 'Unable to check access', short: 'Unknown', page: '' },
} as const;

const POSITION = 'absolute top-3 right-3 z-2 pointer-events-none';

/** The text of a card's badge; '' while the balance is pending. */
export function accessText({ isPending, reason }: AccessDecision): string {
  return isPending ? '' : BADGES[reason].card;
}

/** The badge at the top right of a card's picture; a skeleton while the balance is pending. */
export function AccessBadge({
  decision: { isPending, reason },
  isHidden,
}: {
  decision: AccessDecision;
  /** Whether screen readers get the text elsewhere. */
  isHidden?: boolean;
}) {
  if (isPending) return <Skeleton className={`${POSITION} h-6 w-21 rounded-mark`} />;
  const { tone, card, short } = BADGES[reason];
  return (
    <span aria-hidden={isHidden}>
      <Badge tone={tone} short={short} className={POSITION}>
        {card}
      </Badge>
    </span>
  );
}

/**
 * The badge of the tool's page, which has the width for its text except for that of a locked tool.
 * Nothing without a balance, because the access panel says so.
 */
export function PageBadge({ decision: { isLocked, reason } }: { decision: AccessDecision }) {
  const { tone, short, page } = BADGES[reason];
  if (page === '') return null;
  return (
    <Badge tone={tone} short={isLocked ? short : undefined} className={POSITION}>
      {page}
    </Badge>
  );
}
