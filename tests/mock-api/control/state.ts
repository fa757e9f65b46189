import { currentTime } from '../clock';
import { balanceOf } from '../rules/credits';
import { namedSession } from '../rules/sessions';
import type { Sandbox } from '../sandbox';
import type { MockMember } from '../types';

/** The member of a request's cookies, even when the access cookie has expired. */
export function memberOf({ database }: Sandbox, request: Request): MockMember | null {
  const session = namedSession(database, request);
  return database.members.find(({ id }) => id === session?.memberId) ?? null;
}

/** The body of `GET /mock/state` for one browser session. */
export function readState(sandbox: Sandbox, member: MockMember | null) {
  const db = sandbox.database;
  return {
    sandbox: sandbox.id,
    accessSeconds: db.accessSeconds,
    confirmSeconds: db.confirmSeconds,
    streamPause: db.streamPause,
    toolCount: db.toolCount,
    stackShape: db.stackShape,
    failures: db.failures,
    member: member && {
      email: member.email,
      plan: member.plan,
      canPurchaseCredits: member.canPurchaseCredits,
      isOnboarded: member.isOnboarded,
      paymentDetailsCollected: member.paymentDetailsCollected,
      ...balanceOf(member, currentTime()),
    },
    mails: db.mails,
    calls: db.calls,
  };
}
