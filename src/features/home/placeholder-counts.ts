import { memberValue } from '@/lib/browser/member-storage';
import { field, listOf } from '@/lib/parse/field-schemas';

/** How many rows and cards the member's home page had, for its placeholders at the next visit. */
export interface HomeCounts {
  recentTools: number;
  outputs: number;
}

/** The maximum of each count. */
const MAX_COUNT = 3;

const count = field((value) =>
  typeof value === 'number' && Number.isInteger(value)
    ? Math.min(MAX_COUNT, Math.max(0, value))
    : 0,
);

/** The two counts. */
const storedCounts = memberValue('home-counts', listOf(count));

/**
 * The counts of the last visit on this device, zeros for a new member; `null` without a visit
 * (docs/product/navigation.md#home).
 */
export function readHomeCounts(memberKey: string): HomeCounts | null {
  const [recentTools, outputs = 0] = storedCounts.read(memberKey);
  return recentTools === undefined ? null : { recentTools, outputs };
}

/** Stores the counts. */
export function writeHomeCounts(memberKey: string, { recentTools, outputs }: HomeCounts): void {
  storedCounts.write(memberKey, [recentTools, outputs]);
}

/** Whether the member had a business profile at the last visit; `null` while that is unknown. */
export const hadProfile = memberValue(
  'had-profile',
  field((value) => (typeof value === 'boolean' ? value : null)),
);
