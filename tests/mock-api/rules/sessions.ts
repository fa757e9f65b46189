import { cookieNames, requestCookies, setCookie } from '../cookies';
import type { MockDatabase, MockSession, MockTokens } from '../types';

const REFRESH_SECONDS = 30 * 24 * 60 * 60;
/** The time for which replaced tokens remain valid: another tab may have sent them. */
const GRACE = 10_000;

function newTokens(db: MockDatabase, sandboxId: string, now: number): MockTokens {
  return {
    accessToken: `${sandboxId}.${crypto.randomUUID()}`,
    accessExpiresAt: now + db.accessSeconds * 1000,
    refreshToken: `${sandboxId}.${crypto.randomUUID()}`,
    refreshExpiresAt: now + REFRESH_SECONDS * 1000,
  };
}

/** Signs a member in. */
export function openSession(
  db: MockDatabase,
  sandboxId: string,
  memberId: string,
  now: number,
): MockSession {
  const session = { memberId, ...newTokens(db, sandboxId, now), previous: null };
  db.sessions.push(session);
  return session;
}

/** The session of a request's access cookie; undefined without a valid one. */
export function sessionOf(
  db: MockDatabase,
  request: Request,
  now: number,
): MockSession | undefined {
  const token = requestCookies(request).get(cookieNames.access);
  return db.sessions.find(({ accessToken, accessExpiresAt, previous }) => {
    if (accessToken === token) return now < accessExpiresAt;
    if (!previous || previous.accessToken !== token) return false;
    return now < previous.accessExpiresAt && now < previous.until;
  });
}

/**
 * Exchanges the refresh cookie for new tokens. A used refresh token returns the same tokens within
 * ten seconds; a later use ends the session, because the token may have been stolen.
 */
export function refreshSession(
  db: MockDatabase,
  sandboxId: string,
  request: Request,
  now: number,
): MockSession | null {
  const token = requestCookies(request).get(cookieNames.refresh);
  if (token === undefined) return null;
  const session = db.sessions.find(
    ({ refreshToken, previous }) => refreshToken === token || previous?.refreshToken === token,
  );
  if (!session || now >= session.refreshExpiresAt) return null;
  if (session.refreshToken === token) {
    const { memberId, previous: _, ...replaced } = session;
    Object.assign(session, {
      memberId,
      ...newTokens(db, sandboxId, now),
      previous: { ...replaced, until: now + GRACE },
    } satisfies MockSession);
    return session;
  }
  if (session.previous && now < session.previous.until) return session;
  closeSessions(db, (other) => other === session);
  return null;
}

/** Deletes the sessions for which `ends` returns true. */
export function closeSessions(db: MockDatabase, ends: (session: MockSession) => boolean): void {
  db.sessions = db.sessions.filter((session) => !ends(session));
}

/** The session of either cookie of a request, expired or not; for the logout. */
export function namedSession(db: MockDatabase, request: Request): MockSession | undefined {
  const cookies = requestCookies(request);
  const access = cookies.get(cookieNames.access);
  const refresh = cookies.get(cookieNames.refresh);
  const names = (tokens: MockTokens) =>
    tokens.accessToken === access || tokens.refreshToken === refresh;
  return db.sessions.find(
    (session) => names(session) || (session.previous !== null && names(session.previous)),
  );
}

/** Sets the lifetime of access cookies, also of existing ones. */
export function setAccessSeconds(db: MockDatabase, seconds: number, now: number): void {
  db.accessSeconds = seconds;
  for (const session of db.sessions) session.accessExpiresAt = now + seconds * 1000;
}

/** Set-Cookie headers of a session. */
export function sessionCookies(session: MockSession, now: number): string[] {
  return [
    setCookie(cookieNames.access, session.accessToken, (session.accessExpiresAt - now) / 1000),
    setCookie(cookieNames.refresh, session.refreshToken, (session.refreshExpiresAt - now) / 1000),
  ];
}

/** Set-Cookie headers that remove a session. */
export function clearedCookies(): string[] {
  return [setCookie(cookieNames.access, '', 0), setCookie(cookieNames.refresh, '', 0)];
}
