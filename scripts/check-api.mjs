import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createSourceLoader } from './lib/load-sources.mjs';

const string = { type: 'string' };
const OPTIONS = {
  api: string,
  auth: string,
  origin: { ...string, default: 'http://localhost:4173' },
  media: string,
  'cookie-file': string,
  email: string,
  write: { type: 'boolean', default: false },
};

function readOptions() {
  const { 'cookie-file': file, email, write, ...urls } = parseArgs({ options: OPTIONS }).values;
  for (const name of ['api', 'auth', ...Object.keys(urls)]) {
    const url = urls[name] ?? '';
    if (!/^https?:/.test(url) || !URL.canParse(url)) {
      throw new Error(`--${name} must be an http(s) URL.`);
    }
    urls[name] = url.replace(/\/+$/, '');
  }
  const { CHECK_PASSWORD: password, CHECK_CAPTCHA: captcha = '' } = process.env;
  if (email && !password) throw new Error('CHECK_PASSWORD is empty.');
  return {
    ...urls,
    ...(file && { cookieHeader: readFileSync(file, 'utf8').trim() }),
    ...(email && { login: { email, password, captcha } }),
    write,
  };
}

let options;
try {
  options = readOptions();
} catch (error) {
  console.error(`${error.message}\nThe options are in docs/guides/real-api.md.`);
  process.exit(2);
}
const sources = await createSourceLoader();
try {
  const { checkApi } = await sources.load('/scripts/check-api/run.ts');
  const { formatResult } = await sources.load('/scripts/check-api/table.ts');
  const { text, breaksScreen } = formatResult(await checkApi(options));
  console.log(text);
  process.exitCode = breaksScreen ? 1 : 0;
} finally {
  await sources.close();
}
