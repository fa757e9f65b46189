import * as endpoints from '@/config/endpoints';
import { parseResponse } from '@/http/parse-response';
import { request } from '@/http/request';
import { availabilitySchema, balanceSchema, type Availability, type Balance } from './schema';

/** `GET /tokens/balance`. */
export async function fetchBalance(signal: AbortSignal): Promise<Balance> {
  return parseResponse(balanceSchema, await request(endpoints.balance, { signal }));
}

const FAILED_CHECK: Availability = {
  success: false,
  canAfford: false,
  message: 'Error checking availability',
};

/**
 * `POST /tokens/check-availability` (docs/product/access.md#availability-check). Rejects only when
 * aborted; a failed check resolves to an unsuccessful result.
 */
export async function checkAvailability(
  platformId: string,
  signal: AbortSignal,
): Promise<Availability> {
  try {
    const body = await request(endpoints.checkAvailability, {
      method: 'POST',
      body: { platformId, featureId: null },
      identity: 'pending',
      signal,
    });
    const availability = parseResponse(availabilitySchema, body);
    return availability.success ? availability : FAILED_CHECK;
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn('The availability check failed.', error);
    return FAILED_CHECK;
  }
}
