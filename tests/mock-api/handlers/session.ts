import { findMember } from '../database';
import { failureOfEmail } from '../failures';
import { api } from '../paths';
import { json, problem } from '../respond';
import {
  clearedCookies,
  closeSessions,
  namedSession,
  openSession,
  refreshSession,
  sessionCookies,
} from '../rules/sessions';
import { serializeUser } from '../serializers/user';
import type { MockDatabase } from '../types';
import { failOr, memberCall, openCall, readBody, text, type Call } from './call';
import { captchaProblem } from './captcha';

/** Consecutive wrong passwords before a rate limit, and its duration in seconds. */
const ATTEMPTS = 5;
const RATE_LIMIT_SECONDS = 60;

function rateLimitResponse(seconds: number): Response {
  return problem(429, 'Too many login attempts. Please try again later.', {
    fields: { code: 'RATE_LIMIT_EXCEEDED', retryAfter: seconds },
    headers: { 'Retry-After': String(seconds) },
  });
}

function countWrongPassword(db: MockDatabase, email: string, now: number): Response {
  const key = email.trim().toLowerCase();
  const before = db.loginAttempts[key];
  const count = (before && before.blockedUntil === 0 ? before.count : 0) + 1;
  const blocked = count >= ATTEMPTS;
  db.loginAttempts[key] = { count, blockedUntil: blocked ? now + RATE_LIMIT_SECONDS * 1000 : 0 };
  return blocked
    ? rateLimitResponse(RATE_LIMIT_SECONDS)
    : problem(401, 'Invalid email or password.');
}

async function signIn(call: Call): Promise<Response> {
  const { db, now, sandboxId } = call;
  const body = await readBody(call.request);
  const email = text(body, 'email');
  const password = text(body, 'password');
  if (email.trim() === '' || password === '') return problem(400, 'Please fill in all fields.');
  const wrongCaptcha = captchaProblem(db, text(body, 'captcha'));
  if (wrongCaptcha) return wrongCaptcha;
  return failOr(failureOfEmail(email), call, () => {
    const blockedUntil = db.loginAttempts[email.trim().toLowerCase()]?.blockedUntil ?? 0;
    if (blockedUntil > now) return rateLimitResponse(Math.ceil((blockedUntil - now) / 1000));
    if (email.trim().toLowerCase() === 'blocked@example.com') {
      return json({
        success: false,
        message: 'This account has been blocked. Please contact support.',
      });
    }
    const member = findMember(db, email);
    if (member?.password !== password) return countWrongPassword(db, email, now);
    delete db.loginAttempts[email.trim().toLowerCase()];
    const session = openSession(db, sandboxId, member.id, now);
    return json(
      { success: true, message: 'Signed in.', user: serializeUser(member) },
      { cookies: sessionCookies(session, now) },
    );
  });
}

/** Login, session check, refresh and logout (docs/product/session.md). */
export const sessionHandlers = [
  openCall('POST', api.login, signIn),

  memberCall('GET', api.verifyToken, ({ member }) => json({ user: serializeUser(member) })),
  memberCall('GET', api.user, ({ member }) => json(serializeUser(member))),

  openCall('GET', api.refresh, ({ db, sandboxId, request, now }) => {
    const session = refreshSession(db, sandboxId, request, now);
    return session
      ? json({ success: true, message: 'Refreshed.' }, { cookies: sessionCookies(session, now) })
      : problem(401, 'The session has ended. Please sign in.', { cookies: clearedCookies() });
  }),

  openCall('POST', api.logout, ({ db, request }) => {
    const session = namedSession(db, request);
    closeSessions(db, (other) => other === session);
    return json({ success: true, message: 'Signed out.' }, { cookies: clearedCookies() });
  }),
];
