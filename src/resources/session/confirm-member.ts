/**
 * The checks that the cookies still belong to the member on screen
 * (docs/product/session.md#several-tabs-and-members).
 */
import { isUnauthorized, SessionEndedError } from '@/http/http-error';
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
  type MemberCheck,
  type Session,
} from './session';

/** The timeout of an identity check; then reads continue without the check, and writes fail. */
const CONFIRM_TIMEOUT_MS = 10_000;

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
 * signed in another one. Concurrent calls share one request.
 * @throws SessionEndedError when they belong to another member, after ending the session of this
 *   tab, during a logout, and for a visitor
 * @throws NetworkError, HttpError, MalformedResponseError, RefreshRejectedError when the check
 *   fails
 */
export async function confirmMember(): Promise<void> {
  const checked = currentSession();
  let check: MemberCheck;
  do {
    checked.controller.signal.throwIfAborted();
    if (!sessionFlags().authenticated) throw new SessionEndedError('expired');
    check = checked.memberCheck ??= startMemberCheck(checked);
    await check.result;
  } while (check.isOutdated);
}

function startMemberCheck(checked: Session): MemberCheck {
  const result = requireSameMember(
    verifyToken(CONFIRM_TIMEOUT_MS).catch(visitorAfterReplay),
  ).finally(() => {
    if (checked.memberCheck === check) checked.memberCheck = null;
  });
  const check: MemberCheck = { result, isOutdated: false };
  return check;
}

/** A 401 of the replay after a refresh states that nobody is signed in, as `null` does. */
function visitorAfterReplay(error: unknown): null {
  if (isUnauthorized(error)) return null;
  throw error;
}

/**
 * Repeats the check in flight for those that wait for it: another member may sign in while the
 * window does not have the focus.
 */
export function outdateMemberCheck(): void {
  const { memberCheck } = currentSession();
  if (!memberCheck) return;
  memberCheck.isOutdated = true;
  currentSession().memberCheck = null;
}

/** Waits for the identity check in flight; resolves also when that check fails. */
export async function waitForMemberCheck(): Promise<void> {
  const checked = currentSession();
  while (checked.memberCheck) await checked.memberCheck.result.catch(() => undefined);
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
