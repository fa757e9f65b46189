import { problem } from '../respond';
import type { MockDatabase } from '../types';

/** What every token of the captcha script begins with. */
export const CAPTCHA_PREFIX = 'mock-captcha-';

/** Uses up a captcha token; an answer of 400 when it was never given out or was used before. */
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
