import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cookieNames } from '../mock-api/cookies';
import { FAILURE_HEADER } from '../mock-api/failures';
import { CAPTCHA_PREFIX } from '../mock-api/handlers/captcha';
import { DEMO_MEMBERS } from '../mock-api/seed/demo-members';
import { expect, test } from './fixtures';
import { MOCK_API, PORTAL } from './origins';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Set by scripts/browser-tests.mjs; else `npm run preview` serves the build. */
const dist = process.env['BUILD_DIRECTORY'] ?? join(root, 'dist');

/** The files below a folder, absolute. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('the served build is newer than every source file and sends its requests to the API of these ports', async ({
  request,
}) => {
  const page = await (await request.get(`${PORTAL}/`)).text();
  expect(page).toBe(readFileSync(join(dist, 'index.html'), 'utf8'));
  expect(page).toContain(`${MOCK_API}/api`);
  const built = statSync(join(dist, 'index.html')).mtimeMs;
  const sources = [...filesBelow(join(root, 'src')), join(root, 'index.html')];
  expect(sources.filter((file) => statSync(file).mtimeMs > built)).toEqual([]);
});

test('no built file contains code of the tests or of the mock API', () => {
  const [{ email, password }] = DEMO_MEMBERS;
  const words = [CAPTCHA_PREFIX, cookieNames.sandbox, FAILURE_HEADER, email, password];
  const packages = ['mockServiceWorker', '[MSW]', 'vitest', 'testing-library'];
  const files = filesBelow(dist).filter((file) => /\.(js|css|html)$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const word of [...words, ...packages]) {
      expect(text.includes(word), `${word} in ${file}`).toBe(false);
    }
  }
});
