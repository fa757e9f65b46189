import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { field } from '@/lib/parse/field-schemas';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3));

/**
 * How many rows and cards the member's home page had at the last visit on this device, for its
 * placeholders; `null` without a visit (docs/product/navigation.md#home).
 */
export const homeCounts = memberValue(
  'home-counts',
  v.fallback(v.nullable(v.object({ recentTools: count, outputs: count })), null),
);

/** Whether the member had a business profile at the last visit; `null` while that is unknown. */
export const hadProfile = memberValue(
  'had-profile',
  field((value) => (typeof value === 'boolean' ? value : null)),
);
