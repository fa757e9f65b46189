/** Whether the member can afford a tool (docs/product/access.md#availability-check). */
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { flag, optionalFlag, text } from '@/lib/parse/field-schemas';
import { creditKeys } from './keys';

export const availabilitySchema = v.object({
  success: flag,
  canAfford: optionalFlag,
  message: text,
});

/** Whether the member can afford one use of a platform. */
export type Availability = v.InferOutput<typeof availabilitySchema>;

const FAILED_CHECK: Availability = {
  success: false,
  canAfford: false,
  message: 'Error checking availability',
};

/**
 * `POST /tokens/check-availability`. Rejects only when aborted; a failed check resolves to an
 * unsuccessful result.
 */
export async function checkAvailability(
  platformId: string,
  signal: AbortSignal,
): Promise<Availability> {
  try {
    const availability = await request(endpoints.checkAvailability, {
      schema: availabilitySchema,
      method: 'POST',
      body: { platformId, featureId: null },
      signal,
    });
    return availability.success ? availability : FAILED_CHECK;
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('The availability check failed.', error);
    return FAILED_CHECK;
  }
}

/** The result of the check; requested once per visit of a tool page. */
export function availabilityQuery(platformId: string) {
  return queryOptions({
    queryKey: creditKeys.availability(platformId),
    queryFn: ({ signal }) => checkAvailability(platformId, signal),
    gcTime: 0,
    meta: { refetchAfterPayment: true },
  });
}
