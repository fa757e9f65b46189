import { parseDate } from '@/lib/dates';
import type { User } from '@/resources/session/schema';

/**
 * What the messenger is told about a member, in its provider's words; the plan and the user type
 * are attributes of our own. What is not known is left out.
 */
export interface Identity {
  user_id?: string;
  email?: string;
  name?: string;
  /** Unix time in seconds. */
  created_at?: number;
  phone?: string;
  /** The provider takes a company only with an id; the name is all that is known. */
  company?: { company_id: string; name: string };
  /** The server's proof that the member is who the page says. */
  intercom_user_jwt?: string;
  subscriptionPlan?: string;
  userType?: string;
}

/** Plans of a member who pays nothing, as the user and the subscription status name them. */
const FREE_PLANS = ['free', 'free_plan'];
/** A number below it counts seconds, one above it milliseconds: the year 5138, and March 1973. */
const SECONDS_BELOW = 100_000_000_000;

/** The signed-in member, for the messenger (core specification, section 3). */
export function identityOf(user: User): Identity {
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

/** As the server says; a member of the free plan is free also where it says nothing. */
function userTypeOf({ userType, subscriptionPlan }: User): string | null {
  if (userType !== null) return userType;
  return FREE_PLANS.includes(subscriptionPlan?.toLowerCase() ?? '') ? 'free' : null;
}

function unixSeconds(value: string | null): number | null {
  if (value === null) return null;
  const number = Number(value);
  if (!Number.isNaN(number)) return number < SECONDS_BELOW ? Math.trunc(number) : toSeconds(number);
  const moment = parseDate(value);
  return moment === null ? null : toSeconds(moment);
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
