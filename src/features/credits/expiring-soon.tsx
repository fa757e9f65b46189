import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { differenceInCalendarDays } from 'date-fns';
import { expiresText } from '@/resources/credits/outlook/text';
import { upcomingExpiries } from '@/resources/credits/stacks/expiry';
import { stacksQuery } from '@/resources/credits/stacks/queries';

/** Later expiries are not shown (docs/product/credits.md#outlook). */
const SOON_DAYS = 7;

/** What expires next, in the Credit Breakdown, when that is within 7 days. */
export function ExpiringSoon() {
  const { data } = useQuery(stacksQuery);
  const [now] = useState(Date.now);
  const next = data && upcomingExpiries(data.stacks, now)[0];
  if (!next) return null;
  const inDays = differenceInCalendarDays(next.day, now);
  if (inDays > SOON_DAYS || next.credits < 1) return null;
  return (
    <p className="num border-t border-line pt-2 text-12 text-ink-2">
      {`${expiresText({ ...next, inDays }, 'credit')}.`}
    </p>
  );
}
