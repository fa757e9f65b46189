import * as v from 'valibot';
import { currentTime } from '../clock';
import { findMember, setToolCount } from '../database';
import { settleAccount } from '../rules/account';
import { grantCredits, spendCredits } from '../rules/credits';
import {
  clearedCookies,
  closeSessions,
  namedSession,
  openSession,
  sessionCookies,
  setAccessSeconds,
} from '../rules/sessions';
import { resetSandbox, type Sandbox } from '../sandbox';
import { CREDITS_PLATFORM_ID } from '../seed/ledger';
import { FAILURE_KINDS, type MockMember } from '../types';
import { memberOf } from './state';

const amount = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(amount, v.integer());

const memberSchema = v.strictObject({
  /** Email of the member; the signed-in member by default. */
  email: v.optional(v.string()),
  reservedTokens: v.optional(count),
  /** Whether all stacks are used up. */
  emptyStacks: v.optional(v.boolean()),
  spend: v.optional(count),
  grant: v.optional(count),
  plan: v.optional(v.nullable(v.picklist(['starter', 'pro', 'elite']))),
  canPurchaseCredits: v.optional(v.boolean()),
  isOnboarded: v.optional(v.boolean()),
  paymentDetailsCollected: v.optional(v.boolean()),
});

const failureSchema = v.strictObject({
  path: v.string(),
  method: v.optional(v.nullable(v.string()), null),
  kind: v.picklist(FAILURE_KINDS),
  value: v.optional(v.nullable(amount), null),
  times: v.optional(v.nullable(count), null),
});

/** The body of `PUT /mock/state`; unknown names are rejected. */
export const patchSchema = v.strictObject({
  reset: v.optional(v.boolean()),
  accessSeconds: v.optional(amount),
  /** Expires all access cookies; a refresh sets new ones. */
  expireAccess: v.optional(v.boolean()),
  confirmSeconds: v.optional(amount),
  streamPause: v.optional(amount),
  toolCount: v.optional(v.nullable(count)),
  stackShape: v.optional(v.picklist(['grouped', 'list'])),
  /** Replaces all previous failures. */
  failures: v.optional(v.array(failureSchema)),
  clearCalls: v.optional(v.boolean()),
  /** Email of the member to sign in; null signs out. */
  signIn: v.optional(v.nullable(v.string())),
  member: v.optional(memberSchema),
});
export type StatePatch = v.InferOutput<typeof patchSchema>;

/** A patch that can't be applied; the message is sent in the response. */
export class PatchError extends Error {
  override name = 'PatchError';
}

function patchMember(member: MockMember, patch: v.InferOutput<typeof memberSchema>, now: number) {
  const { email: _, emptyStacks, spend, grant, ...fields } = patch;
  if (emptyStacks) for (const stack of member.stacks) stack.usedTokens = stack.tokenAmount;
  const by = { platformId: CREDITS_PLATFORM_ID, description: 'Control page' };
  if (grant !== undefined) {
    const entry = { ...by, amount: grant, category: 'bonus' };
    grantCredits(member, entry, { source: 'referral_bonus', days: 90 }, now);
  }
  if (
    spend !== undefined &&
    !spendCredits(member, { ...by, amount: spend, category: 'usage' }, now)
  ) {
    throw new PatchError(`${member.email} has fewer than ${spend} credits available.`);
  }
  Object.assign(member, fields);
}

function signIn(sandbox: Sandbox, email: string | null, request: Request, now: number): string[] {
  const { database, id } = sandbox;
  const ended = namedSession(database, request);
  closeSessions(database, (session) => session === ended);
  if (email === null) return clearedCookies();
  const member = findMember(database, email);
  if (!member) throw new PatchError(`There is no member ${email}.`);
  return sessionCookies(openSession(database, id, member.id, now), now);
}

/**
 * Applies a patch to a sandbox.
 * @returns Set-Cookie headers for the response, and the member who is signed in afterwards
 * @throws PatchError when a part of it can't be applied
 */
export function applyPatch(
  before: Sandbox,
  patch: StatePatch,
  request: Request,
): { cookies: string[]; member: MockMember | null } {
  const now = currentTime();
  const sandbox = patch.reset ? resetSandbox(before.id) : before;
  const db = sandbox.database;
  let member = memberOf(sandbox, request);
  const cookies = patch.reset ? clearedCookies() : [];
  if (patch.accessSeconds !== undefined) {
    setAccessSeconds(db, patch.accessSeconds, now);
    const session = namedSession(db, request);
    if (session) cookies.push(...sessionCookies(session, now));
  }
  if (patch.expireAccess) for (const session of db.sessions) session.accessExpiresAt = 0;
  if (patch.signIn !== undefined) {
    cookies.push(...signIn(sandbox, patch.signIn, request, now));
    member = patch.signIn === null ? null : (findMember(db, patch.signIn) ?? null);
  }
  if (patch.toolCount !== undefined) setToolCount(db, patch.toolCount);
  if (patch.clearCalls) db.calls.length = 0;
  db.confirmSeconds = patch.confirmSeconds ?? db.confirmSeconds;
  db.streamPause = patch.streamPause ?? db.streamPause;
  db.stackShape = patch.stackShape ?? db.stackShape;
  db.failures = patch.failures ?? db.failures;
  if (patch.member) {
    const { email } = patch.member;
    const target = email === undefined ? member : findMember(db, email);
    if (!target)
      throw new PatchError('No member is signed in, and the request names no existing member.');
    settleAccount(db, target, now);
    patchMember(target, patch.member, now);
  }
  return { cookies, member };
}
