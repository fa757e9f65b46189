import type { MockMember } from '../types';
import { iso } from './format';

/** `free_plan` or `pro_plan`, as the status and the user name a plan. */
export function planType(member: MockMember): string {
  return `${member.plan ?? 'free'}_plan`;
}

/** A user (core specification, section 3); `profilePic` is a JSON text that holds a path. */
export function wireUser(member: MockMember) {
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
