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

function readOptions() {
  const text = { type: 'string' };
  const origin = { ...text, default: 'http://localhost:4173' };
  const write = { type: 'boolean', default: false };
  const { values } = parseArgs({
    options: {
      api: text,
      auth: text,
      origin,
      media: text,
      'cookie-file': text,
      email: text,
      write,
    },
  });
  const urls = {};
  for (const name of ['api', 'auth', 'origin', 'media']) {
    const url = values[name];
    if (url === undefined && name === 'media') continue;
    if (url === undefined) throw new Error(`--${name} is missing.`);
    if (!/^https?:/.test(url) || !URL.canParse(url)) {
      throw new Error(`--${name} must be an http(s) URL.`);
    }
    urls[name] = url.replace(/\/+$/, '');
  }
  const { email, 'cookie-file': file } = values;
  const { CHECK_PASSWORD: password = '', CHECK_CAPTCHA: captcha = '' } = process.env;
  if (email && password === '') throw new Error('CHECK_PASSWORD is empty.');
  return {
    ...urls,
    ...(file && { cookieHeader: readFileSync(file, 'utf8').trim() }),
    ...(email && { login: { email, password, captcha } }),
    write: values.write,
  };
}

let options;
try {
  options = readOptions();
} catch (error) {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exit(2);
}
const sources = await createSourceLoader();
try {
  const { checkApi, formatResult } = await sources.load('/scripts/check-api/run.ts');
  const { text, breaksScreen } = formatResult(await checkApi(options));
  console.log(text);
  process.exitCode = breaksScreen ? 1 : 0;
} finally {
  await sources.close();
}
