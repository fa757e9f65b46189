import type { AccessVerdict } from '@/resources/tools/access';
import { Badge } from '@/ui/badge';
import { Skeleton } from '@/ui/skeleton';

/** What a verdict reads on a picture, and below 640 px (core specification, section 2). */
const WORDS = {
  'coming-soon': { tone: 'soon', long: 'Coming Soon', short: 'Soon' },
  'free-tool': { tone: 'available', long: 'Available', short: 'Live' },
  'has-tokens': { tone: 'available', long: 'Available', short: 'Live' },
  'insufficient-tokens': { tone: 'locked', long: 'Insufficient Credit', short: 'Locked' },
  // Neutral: a balance that could not be loaded says nothing about the member's credits.
  'no-token-data': { tone: 'grey', long: 'Unable to check access', short: 'Unknown' },
} as const;

const POSITION = 'absolute top-3 right-3 z-2 pointer-events-none';

/** The badge at a picture's top right; a shape of it while the balance is on its way. */
export function AccessBadge({ verdict, pending }: { verdict: AccessVerdict; pending: boolean }) {
  if (pending && verdict.reason === 'no-token-data') {
    return <Skeleton className={`${POSITION} h-6 w-21 rounded-mark`} />;
  }
  const { tone, long, short } = WORDS[verdict.reason];
  return (
    <Badge tone={tone} short={short} className={POSITION}>
      {long}
    </Badge>
  );
}
