import { findMember } from '../database';
import { failureOfEmail } from '../failures';
import { api, portal } from '../paths';
import { json, problem } from '../respond';
import { closeSessions } from '../rules/sessions';
import { failOr, memberCall, openCall, readBody, text, type Call } from './call';
import { captchaProblem } from './captcha';
import { portalOrigin } from './origin';

const LINK_MINUTES = 30;
const LINKS_AN_HOUR = 5;
const HOUR = 60 * 60 * 1000;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function mailLink(call: Call, email: string): Response {
  const { db, now, request } = call;
  const to = email.trim().toLowerCase();
  const recent = db.mails.filter((mail) => mail.to === to && mail.sentAt > now - HOUR);
  if (recent.length >= LINKS_AN_HOUR) {
    const [oldest] = recent;
    const retryAfter = Math.ceil(((oldest?.sentAt ?? now) + HOUR - now) / 1000);
    return problem(429, 'Too many password reset attempts.', {
      fields: { code: 'RATE_LIMIT_EXCEEDED', retryAfter },
      headers: { 'Retry-After': String(retryAfter) },
    });
  }
  const token = crypto.randomUUID();
  db.mails.push({
    to,
    token,
    link: `${portalOrigin(request)}${portal.resetPassword}?token=${token}`,
    sentAt: now,
    expiresAt: now + LINK_MINUTES * 60_000,
    used: false,
  });
  return json({ success: true, message: 'If this email exists, a reset link has been sent.' });
}

async function resetPassword({ db, now, params, request }: Call): Promise<Response> {
  const body = await readBody(request);
  const newPassword = text(body, 'newPassword');
  const wrongCaptcha = captchaProblem(db, text(body, 'captcha'));
  if (wrongCaptcha) return wrongCaptcha;
  const mail = db.mails.find(({ token }) => token === params['token']);
  const member = mail && findMember(db, mail.to);
  if (!mail || !member || mail.used || mail.expiresAt <= now) {
    return problem(400, 'This reset link is invalid or has expired.');
  }
  if (newPassword !== text(body, 'confirmPassword')) return problem(400, 'Passwords do not match.');
  const isStrong = [/.{8}/, /[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/].every((rule) =>
    rule.test(newPassword),
  );
  if (!isStrong) return problem(400, 'The password is too weak.');
  mail.used = true;
  member.password = newPassword;
  closeSessions(db, ({ memberId }) => memberId === member.id);
  return json({ success: true, message: 'Password reset successfully!' });
}

/** Reset links, resets and changes of passwords (docs/product/sign-in.md). */
export const passwordHandlers = [
  openCall('POST', api.resetLink, async (call) => {
    const body = await readBody(call.request);
    const email = text(body, 'email');
    if (!EMAIL.test(email.trim())) return problem(400, 'Please enter a valid email address.');
    const wrongCaptcha = captchaProblem(call.db, text(body, 'captcha'));
    return wrongCaptcha ?? failOr(failureOfEmail(email), call, () => mailLink(call, email));
  }),

  openCall('POST', api.resetPassword, resetPassword),

  memberCall('PUT', api.changePassword, async ({ member, request }) => {
    const body = await readBody(request);
    const oldPassword = text(body, 'oldPassword');
    const newPassword = text(body, 'newPassword');
    const confirmPassword = text(body, 'confirmPassword');
    if ([oldPassword, newPassword, confirmPassword].includes('')) {
      return problem(400, 'All fields are required.');
    }
    if (newPassword !== confirmPassword) {
      return problem(400, 'New and Confirm passwords must match.');
    }
    if (newPassword.length < 8) {
      return problem(400, 'Password must be at least 8 characters long.');
    }
    if (oldPassword !== member.password) return problem(401, 'The current password is incorrect.');
    if (newPassword === oldPassword) {
      return problem(400, 'The new password must differ from the current one.');
    }
    member.password = newPassword;
    return json({ success: true, msg: 'Password changed successfully!' });
  }),
];
