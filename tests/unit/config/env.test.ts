import { describe, expect, it } from 'vitest';
import { env, EnvError, parseEnv, parseMode } from '@/config/env';

const ADDRESSES = [
  'VITE_API_URL',
  'VITE_AUTH_API_URL',
  'VITE_LOGIN_URL',
  'VITE_MEDIA_URL',
  'VITE_ASSET_BUCKET_URL',
  'VITE_CAPTCHA_SCRIPT_URL',
  'VITE_BILLING_PORTAL_URL',
  'VITE_FORM_SCRIPT_URL',
  'VITE_TRIAL_FORM_URL',
  'VITE_UPGRADE_FORM_URL',
] as const;

function settings(mode: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    VITE_APP_ENV: mode,
    ...Object.fromEntries(ADDRESSES.map((name) => [name, `https://${name}.example/base`])),
    VITE_CAPTCHA_SITE_KEY: 'key',
    VITE_SUPPORT_EMAIL: 'support@example.com',
    ...changes,
  };
}

it.each(['dev', 'test', 'prod'])('the mode %s is accepted', (mode) => {
  expect(parseMode(mode)).toBe(mode);
});

it.each(['production', 'development', 'staging', 'Dev', ' test', '', undefined, null, 3])(
  'the mode %j throws an error that names the three modes',
  (mode) => {
    expect(() => parseMode(mode)).toThrow(EnvError);
    expect(() => parseMode(mode)).toThrow('VITE_APP_ENV must be one of dev, test, prod');
  },
);

describe.each(ADDRESSES)('%s', (name) => {
  it.each([
    [undefined, 'is not set'],
    ['', 'is not set'],
    ['   ', 'is not set'],
    ['nonsense', 'must be an absolute address'],
    ['/api', 'must be an absolute address'],
    ['//host.example/api', 'must be an absolute address'],
    ['https:host.example', 'must be an absolute address'],
    ['https://', 'must be an absolute address'],
    ['javascript:alert(1)', 'must be an absolute address'],
    ['ftp://host.example', 'must be an http or https address'],
  ])('a setting of %j throws an error that names the variable', (value, problem) => {
    expect(() => parseEnv(settings('test', { [name]: value }))).toThrow(EnvError);
    expect(() => parseEnv(settings('test', { [name]: value }))).toThrow(`${name} ${problem}`);
  });

  it('an address over http is accepted in dev and test and rejected in prod', () => {
    const http = { [name]: 'http://host.example/base' };
    for (const mode of ['dev', 'test']) expect(() => parseEnv(settings(mode, http))).not.toThrow();
    expect(() => parseEnv(settings('prod', http))).toThrow(`${name} must be an https address`);
    expect(() => parseEnv(settings('prod'))).not.toThrow();
  });
});

it('an address is trimmed and loses its trailing slashes', () => {
  const { apiUrl } = parseEnv(settings('test', { VITE_API_URL: ' https://api.example/api// ' }));
  expect(apiUrl).toBe('https://api.example/api');
});

it.each(['VITE_CAPTCHA_SITE_KEY', 'VITE_SUPPORT_EMAIL'])(
  'a blank %s throws an error that names it',
  (name) => {
    expect(() => parseEnv(settings('test', { [name]: ' ' }))).toThrow(`${name} is not set`);
  },
);

it('the messenger is off without an app id and its region is us by default', () => {
  expect(parseEnv(settings('test'))).toMatchObject({ supportAppId: null, supportRegion: 'us' });
  const set = { VITE_SUPPORT_APP_ID: 'abc', VITE_SUPPORT_REGION: 'eu' };
  expect(parseEnv(settings('test', set))).toMatchObject({
    supportAppId: 'abc',
    supportRegion: 'eu',
  });
});

it('the settings under test are those of .env.test', () => {
  expect(env()).toMatchObject({ mode: 'test', apiUrl: import.meta.env['VITE_API_URL'] });
});
