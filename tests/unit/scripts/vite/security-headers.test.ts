// @vitest-environment node
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { expect, it } from 'vitest';
import { parseEnv, type Env } from '@/config/env';
import { securityHeaders } from '../../../../scripts/vite/security-headers';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const BASE = parseEnv({
  ...loadEnv('test', root, 'VITE_'),
  VITE_APP_ENV: 'prod',
  VITE_API_URL: 'https://api.portal.acme.com/api',
  VITE_AUTH_API_URL: 'https://auth.portal.acme.com/api',
  VITE_LOGIN_URL: 'https://portal.acme.com/auth',
  VITE_MEDIA_URL: 'https://media.portal.acme.com',
  VITE_ASSET_BUCKET_URL: 'https://assets.portal.acme.com',
  VITE_CAPTCHA_SCRIPT_URL: 'https://captcha.acme.com/v0/api.js?render=explicit',
  VITE_BILLING_PORTAL_URL: 'https://billing.acme.com',
  VITE_FORM_SCRIPT_URL: 'https://forms.acme.com/embed.js',
  VITE_TRIAL_FORM_URL: 'https://forms.acme.com/trial',
  VITE_UPGRADE_FORM_URL: 'https://other-forms.acme.com/upgrade',
  VITE_SUPPORT_EMAIL: 'support@acme.com',
  VITE_SUPPORT_APP_ID: '',
  VITE_SUPPORT_REGION: 'us',
});
const HTML = '<script>one()</script><script src="/a.js"></script><style>a{b:c}</style>';

/** The policy's directives by name. */
function policy(settings: Partial<Env> = {}, html = HTML): Record<string, string> {
  const text = securityHeaders(html, { ...BASE, ...settings }).document['Content-Security-Policy'];
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

it('the content security policy lists the hosts of the settings and no others', () => {
  expect(policy()).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${hash('one()')} https://captcha.acme.com https://forms.acme.com`,
    'style-src': hash('a{b:c}'),
    'img-src':
      "'self' data: blob: https: https://media.portal.acme.com https://assets.portal.acme.com",
    'font-src': "'self'",
    'connect-src': 'https://api.portal.acme.com/api/ https://auth.portal.acme.com/api/',
    'frame-src': 'https://captcha.acme.com https://forms.acme.com https://other-forms.acme.com',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
    'upgrade-insecure-requests': '',
  });
});

it('the messenger adds its hosts to the policy and keeps scripts strict', () => {
  expect(JSON.stringify(policy())).not.toContain('intercom');
  const withMessenger = policy({ supportAppId: 'abc' });
  expect(withMessenger['script-src']).toContain('https://widget.intercom.io');
  expect(withMessenger['style-src']).toBe("'unsafe-inline'");
  expect(withMessenger['form-action']).not.toContain("'none'");
  expect(withMessenger['connect-src']?.split(' ')).toContain('https://*.intercom.io');
  expect(withMessenger).not.toHaveProperty('require-trusted-types-for');
  expect(withMessenger['script-src']).not.toMatch(/unsafe-(?:inline|eval)/);
});

it('a URL of the settings can’t add a directive to the policy', () => {
  const apiUrl = `https://api.acme.com/a;script-src *`;
  expect(() => policy({ apiUrl })).toThrow('cannot be in a content security policy');
});

it('the other headers forbid frames and limit the referrer to the origin', () => {
  const { document, asset } = securityHeaders(HTML, BASE);
  expect(policy({ mode: 'test' })).not.toHaveProperty('upgrade-insecure-requests');
  expect(document).toMatchObject({
    'Referrer-Policy': 'strict-origin',
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=31536000',
  });
  expect(document['Permissions-Policy']).toContain('camera=(), ');
  expect(asset).not.toHaveProperty('Content-Security-Policy');
});
