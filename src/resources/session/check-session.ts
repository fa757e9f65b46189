import { dropInlineResponses } from '@/http/inline-responses';
import { RefreshRejectedError, SessionEndedError } from '@/http/http-error';
import { verifyToken } from './api';
import { isSameMember } from './identity-rules';
import type { User } from './schema';
import { currentMember, currentSession, finishCheck, startCheck, type Session } from './session';

/**
 * The first check of a page load: verify-token, with one refresh attempt after a 401
 * (docs/product/session.md#first-check). It is repeated if another tab has changed the cookies
 * meanwhile.
 * @returns the member, or `null` for a visitor; after a login or logout in the meantime, its result
 * @throws NetworkError, HttpError (not 401) or MalformedResponseError when the check fails
 */
export async function checkSession(): Promise<User | null> {
  startCheck();
  const checked = currentSession();
  let user: User | null;
  try {
    do {
      checked.announced = undefined;
      user = await verifyToken().catch(visitorAfterRejection);
      // They are those of an earlier member or of a visitor, and the check may be repeated long
      // after the page load.
      if (!user || isOutdated(user, checked)) dropInlineResponses();
    } while (isOutdated(user, checked));
  } catch (error) {
    if (error instanceof SessionEndedError) return currentMember();
    finishCheck(null);
    dropInlineResponses();
    throw error;
  }
  finishCheck(user);
  return user;
}

function visitorAfterRejection(error: unknown): null {
  if (error instanceof RefreshRejectedError) return null;
  throw error;
}

/** Whether the result of a check differs from what another tab has announced since it was sent. */
function isOutdated(user: User | null, { announced }: Session): boolean {
  if (announced === undefined) return false;
  return user && announced ? !isSameMember(user, announced) : user !== announced;
}
