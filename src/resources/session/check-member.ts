/**
 * The checks that the cookies still belong to the member on screen
 * (docs/decisions/session.md#the-member-on-screen).
 */
import { fetchUser, verifyToken } from './api';
import { identityOf, isSameMember, type Identity } from './identity-rules';
import type { User } from './schema';
import {
  currentMember,
  currentSession,
  endSession,
  loadMemberOfCookies,
  sessionFlags,
  sessionSignal,
} from './session';

/** The timeout of a check; then the requests that wait for it are sent. */
const CHECK_TIMEOUT_MS = 10_000;

/**
 * Ends the session in this tab if `member`, from the server or another tab, is not the one on
 * screen.
 */
export function endSessionOfOtherMember(member: Identity): void {
  const shown = currentMember();
  if (!shown || isSameMember(shown, member)) return;
  endSession('replaced');
  loadMemberOfCookies();
}

/**
 * Resolves to the fetched member if it is the one on screen; otherwise ends the session and
 * rejects.
 */
async function requireSameMember<Member extends User | null>(
  fetching: Promise<Member>,
): Promise<Member> {
  const signal = sessionSignal();
  const member = await fetching;
  if (member) endSessionOfOtherMember(member);
  else endSession('expired');
  signal.throwIfAborted();
  return member;
}

/**
 * Checks that the cookies still belong to the member on screen, because another origin may have
 * signed in another one. Requests that start meanwhile wait for it. Concurrent calls share one
 * request; without a member there is none.
 * @throws SessionEndedError when the cookies belong to another member or to none, after ending the
 *   session of this tab
 * @throws NetworkError, HttpError, MalformedResponseError, RefreshRejectedError when the check
 *   fails
 */
export async function checkMember(): Promise<void> {
  if (!sessionFlags().authenticated) return;
  const checked = currentSession();
  // Sent before it is stored: a request waits for a stored check, and this is one, too.
  checked.memberCheck ??= requireSameMember(verifyToken(CHECK_TIMEOUT_MS)).finally(
    () => (checked.memberCheck = null),
  );
  await checked.memberCheck;
}

/** Waits for the check in flight; resolves even when that check fails. */
export async function waitForMemberCheck(): Promise<void> {
  await currentSession().memberCheck?.catch(() => undefined);
}

/**
 * Fetches the member on screen again. Rejects as `fetchUser`, and when another one is signed in.
 */
export async function refetchMember(signal: AbortSignal): Promise<User> {
  const shown = currentMember();
  const member = await requireSameMember(fetchUser(signal));
  // The key by which data is stored stays the same during a session.
  return shown ? { ...member, ...identityOf(shown) } : member;
}
