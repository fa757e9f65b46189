import type { MockMember } from '../types';
import { iso } from './format';

/** `free_plan` or `pro_plan`, for example, in the status and the user. */
export function planType(member: MockMember): string {
  return `${member.plan ?? 'free'}_plan`;
}

/** A user; `profilePic` is a JSON text with a path. */
export function serializeUser(member: MockMember) {
  return {
    _id: member.id,
    username: member.username,
    email: member.email,
    name: member.username,
    profilePic: member.picture === null ? null : JSON.stringify(member.picture),
    company: member.company,
    phone: member.phone,
    subscriptionPlan: planType(member),
    userType: member.plan === null ? 'free' : 'paid',
    intercomJWTToken: `mock-messenger-${member.id}`,
    createdAt: iso(member.createdAt),
  };
}
