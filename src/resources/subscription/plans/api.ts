import * as v from 'valibot';
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { isRecord } from '@/lib/parse/guards';
import {
  currentSubscriptionSchema,
  plansSchema,
  type CurrentSubscription,
  type Plan,
} from './schema';

/** The error message of the plan page (docs/product/plans.md#plan-list). */
export const PLANS_FAILED = 'Failed to load subscription plans';

/**
 * `GET /subscription/plans`.
 * @throws MalformedResponseError `Failed to load subscription plans` when it isn't successful
 */
export async function fetchPlans(signal: AbortSignal): Promise<Plan[]> {
  const parsed = v.safeParse(plansSchema, await request(endpoints.plans, { signal }));
  if (!parsed.success) throw new MalformedResponseError(PLANS_FAILED);
  return parsed.output;
}

/**
 * `GET /subscription/current`.
 * @throws MalformedResponseError when it isn't successful: without it, a member with a plan would
 *   be offered a second one
 */
export async function fetchCurrentSubscription(signal: AbortSignal): Promise<CurrentSubscription> {
  const body = await request(endpoints.currentSubscription, { signal });
  const parsed = v.safeParse(currentSubscriptionSchema, body);
  if (!parsed.success || !isRecord(body) || !('data' in body)) {
    throw new MalformedResponseError(PLANS_FAILED);
  }
  return parsed.output;
}
