import { parseDate } from '@/lib/parse/parse-date';
import type { User } from '@/resources/session/schema';

/**
 * A member's attributes in the messenger's API; plan and user type are custom attributes. Unknown
 * ones are left out.
 */
export interface MessengerIdentity {
  user_id?: string;
  email?: string;
  name?: string;
  /** Unix time in seconds. */
  created_at?: number;
  phone?: string;
  /** The API requires a company id, for which the name is used. */
  company?: { company_id: string; name: string };
  /** The token signed by the server that proves the member's identity. */
  intercom_user_jwt?: string;
  subscriptionPlan?: string;
  userType?: string;
}

/** The free plan's names in the user and in the subscription status. */
const FREE_PLANS = ['free', 'free_plan'];
/** Numbers below are seconds, until the year 5138; others are milliseconds, from March 1973. */
const SECONDS_BELOW = 100_000_000_000;

/** Maps a member to the messenger's attributes (docs/product/shell.md#support-messenger). */
export function toMessengerIdentity(user: User): MessengerIdentity {
  const createdAt = unixSeconds(user.createdAt);
  const name = nameOf(user);
  const userType = userTypeOf(user);
  return {
    ...(user.id && { user_id: user.id }),
    ...(user.email && { email: user.email }),
    ...(name && { name }),
    ...(createdAt !== null && { created_at: createdAt }),
    ...(user.phone && { phone: user.phone }),
    ...(user.company && { company: { company_id: user.company, name: user.company } }),
    ...(user.intercomJWTToken && { intercom_user_jwt: user.intercomJWTToken }),
    ...(user.subscriptionPlan && { subscriptionPlan: user.subscriptionPlan }),
    ...(userType && { userType }),
  };
}

function nameOf(user: User): string {
  const parts = [user.firstName, user.lastName].filter((part) => part !== null).join(' ');
  return user.name ?? user.fullName ?? (parts || user.username.trim());
}

/** The server's user type, else `free` for a member of the free plan. */
function userTypeOf({ userType, subscriptionPlan }: User): string | null {
  if (userType !== null) return userType;
  return FREE_PLANS.includes(subscriptionPlan?.toLowerCase() ?? '') ? 'free' : null;
}

function unixSeconds(value: string | null): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!Number.isNaN(number)) return number < SECONDS_BELOW ? Math.trunc(number) : toSeconds(number);
  const timestamp = parseDate(value);
  return timestamp === null ? null : toSeconds(timestamp);
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
