import { dropEarlyResponses } from '@/http/early-responses';
import { isUnauthorized, RefreshRejectedError, SessionEndedError } from '@/http/http-error';
import { verifyToken } from './api';
import type { User } from './schema';
import { currentMember, finishCheck, startCheck } from './session';

/**
 * The first check of a page load: verify-token, with one refresh attempt after a 401
 * (docs/product/session.md#first-check).
 * @returns the member, or `null` for a visitor; after a login or logout in the meantime, its result
 * @throws NetworkError, HttpError (not 401) or MalformedResponseError when the check fails
 */
export async function checkSession(): Promise<User | null> {
  startCheck();
  try {
    const user = await verifyToken();
    finishCheck(user);
    return user;
  } catch (error) {
    if (error instanceof SessionEndedError) return currentMember();
    finishCheck(null);
    // The check may be repeated long after the page was loaded.
    dropEarlyResponses();
    if (isUnauthorized(error) || error instanceof RefreshRejectedError) return null;
    throw error;
  }
}
