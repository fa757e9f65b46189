import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
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
 * @throws MalformedResponseError when it isn't successful
 */
export function fetchPlans(signal: AbortSignal): Promise<Plan[]> {
  return request(endpoints.plans, { schema: plansSchema, signal });
}

/**
 * `GET /subscription/current`.
 * @throws MalformedResponseError when it isn't successful: without it, a member with a plan would
 *   be offered a second one
 */
export function fetchCurrentSubscription(signal: AbortSignal): Promise<CurrentSubscription> {
  return request(endpoints.currentSubscription, { schema: currentSubscriptionSchema, signal });
}
