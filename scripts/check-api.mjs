import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkApi } from './check-api/run.mjs';
import { summary, table } from './check-api/report.mjs';

const USAGE = `npm run check:api -- --api https://api.example.com/api --auth https://auth.example.com/api

  --origin URL         the portal's own address, http://localhost:4173 by default
  --media URL          base of the tools' images
  --cookie-file FILE   the session, as the text of a Cookie header
  --email ADDRESS      signs in; the password is read from CHECK_PASSWORD, the captcha token from CHECK_CAPTCHA
  --write              also saves a test member's own answers and profile again, generates a profile and
                       renews the session`;

/** A line for a mistake in the options; exit code 2. @param {string} message */
function refuse(message) {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function address(name, value) {
  if (value === undefined) return refuse(`--${name} is missing.`);
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    return refuse(`--${name} must be an http(s) address.`);
  return value.replace(/\/+$/, '');
}

function options() {
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
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function sessionOf(file) {
  try {
    const pairs = readFileSync(file, 'utf8').trim().split(/;\s*/);
    return new Map(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
  } catch {
    return refuse('--cookie-file cannot be read.');
  }
}

const values = options();
const { CHECK_PASSWORD = '', CHECK_CAPTCHA = '' } = process.env;
const login = values.email && {
  email: values.email,
  password: CHECK_PASSWORD,
  captcha: CHECK_CAPTCHA,
};
if (login && CHECK_PASSWORD === '') refuse('CHECK_PASSWORD holds no password.');

const rows = await checkApi({
  api: address('api', values.api),
  auth: address('auth', values.auth),
  origin: address('origin', values.origin),
  ...(values.media && { media: address('media', values.media) }),
  ...(values['cookie-file'] && { cookies: sessionOf(values['cookie-file']) }),
  ...(login && { login }),
  write: values.write,
});
console.log(`${table(rows)}\n\n${summary(rows)}`);
process.exitCode = rows.some(({ result }) => result === 'breaks') ? 1 : 0;
