// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { EnvError, parseEnv } from '@/config/env';
import viteConfig from '../../../vite.config';

const root = fileURLToPath(new URL('../../..', import.meta.url));

afterEach(() => vi.unstubAllEnvs());

/** Resolves the configuration like `vite build --mode …`. */
async function build(mode: string) {
  return viteConfig({ mode, command: 'build' });
}

/** Removes the settings that Vitest adds to the environment for its own mode. */
function emptyEnvironment(): void {
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('VITE_')) vi.stubEnv(name, undefined);
  }
}

/** The variables of `.env.prod` whose values are placeholders. */
const PLACEHOLDERS = [
  'VITE_API_URL',
  'VITE_AUTH_API_URL',
  'VITE_LOGIN_URL',
  'VITE_MEDIA_URL',
  'VITE_ASSET_BUCKET_URL',
  'VITE_CAPTCHA_SITE_KEY',
  'VITE_BILLING_PORTAL_URL',
  'VITE_FORM_SCRIPT_URL',
  'VITE_TRIAL_FORM_URL',
  'VITE_UPGRADE_FORM_URL',
];

it.each(['dev', 'test'])('the settings of mode %s are complete', async (mode) => {
  emptyEnvironment();
  await expect(build(mode)).resolves.toBeDefined();
  expect(parseEnv(loadEnv(mode, root, 'VITE_')).mode).toBe(mode);
});

it('a build in mode prod stops with an error that names each variable with a placeholder', async () => {
  emptyEnvironment();
  const error: unknown = await build('prod').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(EnvError);
  for (const name of PLACEHOLDERS) expect(String(error)).toContain(name);
});

it('a build in mode prod needs no other setting than those of the error', async () => {
  emptyEnvironment();
  for (const name of PLACEHOLDERS) vi.stubEnv(name, `https://${name}.acme.com`);
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'support@acme.com');
  await expect(build('prod')).resolves.toBeDefined();
});

it('a build prefers a URL of the environment to the one of the file, and stops when it or the mode is invalid', async () => {
  emptyEnvironment();
  vi.stubEnv('VITE_API_URL', 'nonsense');
  await expect(build('test')).rejects.toThrow('VITE_API_URL must be an absolute URL');
  await expect(build('')).rejects.toThrow('VITE_APP_ENV must be one of dev, test, prod');
});
