import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSourceLoader } from './lib/load-sources.mjs';

const USAGE = `npm run check:api -- --api https://api.example.com/api --auth https://auth.example.com/api

  --origin URL         the portal's own URL, http://localhost:4173 by default
  --media URL          base of the tools' images
  --cookie-file FILE   the session, as the text of a Cookie header
  --email ADDRESS      signs in and refreshes the session; the password is read from CHECK_PASSWORD, the
                       captcha token from CHECK_CAPTCHA
  --write              also saves a test member's own answers and profile again, generates a profile, and
                       restores what these have changed; refreshes the session`;

/** Prints an error of the options and exits with 2. @param {string} message */
function exitWithUsage(message) {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function parseUrl(name, value) {
  if (value === undefined) return exitWithUsage(`--${name} is missing.`);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    return exitWithUsage(`--${name} must be an http(s) URL.`);
  return value.replace(/\/+$/, '');
}

function parseOptions() {
  const text = { type: 'string' };
  try {
    return parseArgs({
      options: {
        api: text,
        auth: text,
        origin: { ...text, default: 'http://localhost:4173' },
        media: text,
        'cookie-file': text,
        email: text,
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return exitWithUsage(error instanceof Error ? error.message : String(error));
  }
}

function readCookies(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return exitWithUsage('--cookie-file cannot be read.');
  }
}

const values = parseOptions();
const { CHECK_PASSWORD = '', CHECK_CAPTCHA = '' } = process.env;
const login = values.email && {
  email: values.email,
  password: CHECK_PASSWORD,
  captcha: CHECK_CAPTCHA,
};
if (login && CHECK_PASSWORD === '') exitWithUsage('CHECK_PASSWORD is empty.');

const options = {
  api: parseUrl('api', values.api),
  auth: parseUrl('auth', values.auth),
  origin: parseUrl('origin', values.origin),
  ...(values.media && { media: parseUrl('media', values.media) }),
  ...(values['cookie-file'] && { cookieHeader: readCookies(values['cookie-file']) }),
  ...(login && { login }),
  write: values.write,
};
const sources = await createSourceLoader();
try {
  const { checkApi, formatResult } = await sources.load('/scripts/check-api/run.ts');
  const { text, breaksScreen } = formatResult(await checkApi(options));
  console.log(text);
  process.exitCode = breaksScreen ? 1 : 0;
} finally {
  await sources.close();
}
