import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cookieNames } from '../mock-api/cookies';
import { FAILURE_HEADER } from '../mock-api/failures';
import { CAPTCHA_PREFIX } from '../mock-api/handlers/captcha';
import { DEMO_MEMBERS } from '../mock-api/seed/demo-members';
import { expect, test } from './fixtures';

/** Set by scripts/browser-tests.mjs; else `npm run preview` serves the build. */
const dist =
  process.env['BUILD_DIRECTORY'] ?? fileURLToPath(new URL('../../dist', import.meta.url));

test('no built file contains code of the tests or of the mock API', () => {
  const [{ email, password }] = DEMO_MEMBERS;
  const words = [CAPTCHA_PREFIX, cookieNames.sandbox, FAILURE_HEADER, email, password];
  const packages = ['mockServiceWorker', '[MSW]', 'vitest', 'testing-library'];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css|html)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(join(dist, file), 'utf8');
    for (const word of [...words, ...packages]) {
      expect(text.includes(word), `${word} in ${file}`).toBe(false);
    }
  }
});
