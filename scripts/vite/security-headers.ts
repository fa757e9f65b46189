import { createHash } from 'node:crypto';
import type { Env } from '../../src/config/env.ts';

/** Browser features that the portal and its frames do not use. */
const DENIED_FEATURES = (
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb ' +
  'xr-spatial-tracking'
).split(' ');

/**
 * @throws Error for a URL with a character that would end the source, the policy or the header, or
 *   with `$`, which starts a variable in the nginx configuration
 */
function sourceOf(url: string): string {
  if (/[;,'"$\s]/.test(url)) throw new Error(`"${url}" cannot be in a content security policy.`);
  return url;
}

/** The origins of URLs as sources of a directive. */
function originsOf(...urls: string[]): string {
  return [...new Set(urls.map((url) => new URL(url).origin))].join(' ');
}

/** The hashes of inline elements as sources of a directive. */
function hashesOf(html: string, tag: 'script' | 'style'): string {
  const elements = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return Array.from(elements, ([, content = '']) => `'sha256-${hash(content)}'`).join(' ');
}

/** The URLs of third-party scripts: Trusted Types allows these URLs, the policy their origins. */
export function trustedScripts({ captchaScriptUrl, formScriptUrl }: Env): string[] {
  return [captchaScriptUrl, formScriptUrl].map((url) => {
    const { origin, pathname } = new URL(url);
    return origin + pathname;
  });
}

/** Whether Trusted Types are enforced; the messenger's script does not support them. */
export function enforcesTrustedTypes({ supportAppId }: Env): boolean {
  return supportAppId === null;
}

type Directives = Record<string, string>;

/** The directives without those of Trusted Types and of the messenger. */
function portalDirectives(html: string, env: Env): Directives {
  const connected = [`${env.apiUrl}/`, `${env.authApiUrl}/`];
  if (env.reportUrl !== null) connected.push(env.reportUrl);
  return {
    'default-src': "'none'",
    'script-src': `'self' ${hashesOf(html, 'script')} ${originsOf(...trustedScripts(env))}`,
    // Saved outputs and generated texts can contain images of any site, loaded on the member's
    // request.
    'img-src': `'self' data: blob: https: ${originsOf(env.mediaUrl, env.assetBucketUrl)}`,
    'font-src': "'self'",
    'connect-src': connected.map(sourceOf).join(' '),
    'frame-src': originsOf(env.captchaScriptUrl, env.trialFormUrl, env.upgradeFormUrl),
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(env.mode === 'prod' && { 'upgrade-insecure-requests': '' }),
  };
}

/** What is stricter without the messenger. The portal sends its forms by fetch. */
const strictDirectives = (html: string): Directives => ({
  'style-src': hashesOf(html, 'style'),
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
});

/**
 * What the support messenger adds in every region, as documented by its provider. Its style
 * elements need `'unsafe-inline'`, which browsers ignore beside a hash.
 */
const MESSENGER: Directives = {
  'script-src': 'https://app.intercom.io https://widget.intercom.io https://js.intercomcdn.com',
  'style-src': "'unsafe-inline'",
  'font-src': 'https://js.intercomcdn.com https://fonts.intercomcdn.com',
  'media-src': 'https://js.intercomcdn.com https://downloads.intercomcdn.com',
  'connect-src':
    'https://*.intercom.io wss://*.intercom.io ' +
    'https://*.intercom-messenger.com wss://*.intercom-messenger.com ' +
    'https://uploads.intercomcdn.com https://uploads.intercomcdn.eu ' +
    'https://uploads.au.intercomcdn.com https://uploads.intercomusercontent.com',
  'frame-src': 'https://intercom-sheets.com https://www.intercom-reporting.com',
  'form-action': 'https://intercom.help https://*.intercom.io',
};

function contentSecurityPolicy(html: string, env: Env): string {
  const portal = portalDirectives(html, env);
  const added = enforcesTrustedTypes(env) ? strictDirectives(html) : MESSENGER;
  return Object.keys({ ...portal, ...added })
    .map((name) => [name, portal[name], added[name]].filter(Boolean).join(' '))
    .join('; ');
}

/**
 * The headers that a server has to send with a build (docs/decisions/content-security.md): with the
 * document, which include the policy, and with the assets, whose names contain a hash.
 * @param html the built page, whose inline scripts and styles are allowed by hash
 * @param env the settings of the build, with the allowed URLs
 */
export function securityHeaders(html: string, env: Env) {
  const asset = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(env.mode === 'prod' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  const document = {
    'Content-Security-Policy': contentSecurityPolicy(html, env),
    // The URL of a reset link contains a token.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': DENIED_FEATURES.map((name) => `${name}=()`).join(', '),
    'X-Frame-Options': 'DENY',
    // A popup of the trial form's card provider needs `window.opener`.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...asset,
  };
  return { document, asset };
}
