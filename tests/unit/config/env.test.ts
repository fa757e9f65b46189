import { expect, it } from 'vitest';
import { SUPPORT_EMAIL } from '@/config/brand/brand';
import { EnvError, parseEnv, parseMode } from '@/config/env';

const URL_VARIABLES = [
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

function makeSettings(
  mode: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    VITE_APP_ENV: mode,
    ...Object.fromEntries(URL_VARIABLES.map((name) => [name, `https://${name}.acme.com/base`])),
    VITE_CAPTCHA_SITE_KEY: 'key',
    VITE_SUPPORT_EMAIL: 'support@acme.com',
    ...changes,
  };
}

it.each(['production', 'Dev', '', undefined, 3])(
  'the mode %j throws an EnvError that contains the three modes',
  (mode) => {
    expect(() => parseMode(mode)).toThrow(EnvError);
    expect(() => parseMode(mode)).toThrow('VITE_APP_ENV must be one of dev, test, prod');
  },
);

it.each([
  [undefined, 'is not set'],
  ['   ', 'is not set'],
  ['nonsense', 'must be an absolute URL'],
  ['/api', 'must be an absolute URL'],
  ['https:host.example', 'must be an absolute URL'],
  ['https://', 'must be an absolute URL'],
  ['ftp://host.example', 'must be an http or https URL'],
])('a URL of %j throws an EnvError that contains the variable', (value, problem) => {
  const parse = () => parseEnv(makeSettings('test', { VITE_API_URL: value }));
  expect(parse).toThrow(EnvError);
  expect(parse).toThrow(`VITE_API_URL ${problem}`);
});

it.each(URL_VARIABLES)('%s must be a URL, and in prod one over https', (name) => {
  const http = { [name]: 'http://host.example/base' };
  for (const mode of ['dev', 'test'])
    expect(() => parseEnv(makeSettings(mode, http))).not.toThrow();
  expect(() => parseEnv(makeSettings('prod', http))).toThrow(`${name} must be an https URL`);
  expect(() => parseEnv(makeSettings('test', { [name]: '/a' }))).toThrow(`${name} must be`);
  expect(() => parseEnv(makeSettings('prod'))).not.toThrow();
});

it.each([
  [{ VITE_API_URL: ' https://api.example/api// ' }, { apiUrl: 'https://api.example/api' }],
  [
    { VITE_BILLING_PORTAL_URL: ' https://billing.example/login/ ' },
    { billingPortalUrl: 'https://billing.example/login/' },
  ],
  [{}, { portalOrigin: null, supportAppId: null, supportRegion: 'us' }],
  [{ VITE_PORTAL_URL: 'https://portal.acme.com/a/' }, { portalOrigin: 'https://portal.acme.com' }],
  [{ VITE_SUPPORT_APP_ID: 'abc' }, { supportAppId: 'abc' }],
  [{ VITE_SUPPORT_REGION: 'EU' }, { supportRegion: 'eu' }],
])('the variables %j are read as %j', (variables, settings) => {
  expect(parseEnv(makeSettings('test', variables))).toMatchObject(settings);
});

it.each([
  [{ VITE_PORTAL_URL: 'portal' }, 'VITE_PORTAL_URL must be an absolute URL; it is "portal".'],
  [{ VITE_SUPPORT_REGION: 'moon' }, 'VITE_SUPPORT_REGION must be one of us, eu, ap; it is "moon".'],
])('the variables %j throw: %s', (variables, message) => {
  expect(() => parseEnv(makeSettings('test', variables))).toThrow(message);
});

it('the support address is that of the brand unless VITE_SUPPORT_EMAIL has another one', () => {
  const { VITE_SUPPORT_EMAIL: own, ...settings } = makeSettings('test');
  expect(parseEnv(settings).supportEmail).toBe(SUPPORT_EMAIL);
  expect(parseEnv({ ...settings, VITE_SUPPORT_EMAIL: own }).supportEmail).toBe(own);
});

it.each([
  ['VITE_API_URL', 'https://api.portal.example/api'],
  ['VITE_FORM_SCRIPT_URL', 'https://FORMS.INVALID:8443?a=b'],
  ['VITE_REPORT_URL', 'https://reports.example#a'],
  ['VITE_CAPTCHA_SITE_KEY', 'replace-with-site-key'],
  ['VITE_SUPPORT_EMAIL', 'support@example.com'],
])('the placeholder %s=%s is rejected in prod and accepted in dev and test', (name, value) => {
  for (const mode of ['dev', 'test']) {
    expect(() => parseEnv(makeSettings(mode, { [name]: value }))).not.toThrow();
  }
  const prod = () => parseEnv(makeSettings('prod', { [name]: value }));
  expect(prod).toThrow(EnvError);
  expect(prod).toThrow(`to be set in the environment: ${name}.`);
});
