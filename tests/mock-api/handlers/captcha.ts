import { problem } from '../respond';
import type { MockDatabase } from '../types';

/** The prefix of each token of the captcha script. */
export const CAPTCHA_PREFIX = 'mock-captcha-';

/** Marks a captcha token as used; returns a 400 response when it is unknown or was used before. */
export function captchaProblem(db: MockDatabase, token: string): Response | null {
  if (token === '') return problem(400, 'Please verify the captcha.');
  if (!token.startsWith(CAPTCHA_PREFIX) || db.usedCaptchas.has(token)) {
    return problem(400, 'Captcha error! Please try again.', {
      fields: { code: 'CAPTCHA_INVALID' },
    });
  }
  db.usedCaptchas.add(token);
  return null;
}
