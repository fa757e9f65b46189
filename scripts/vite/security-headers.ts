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

function originOf(url: string): string {
  return new URL(url).origin;
}

/** The hash sources of inline elements. */
function createHashSources(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return Array.from(elements, ([, content = '']) => {
    const digest = createHash('sha256').update(content).digest('base64');
    return `'sha256-${digest}'`;
  });
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

type Directives = Record<string, readonly string[]>;

function portalDirectives(html: string, env: Env): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...createHashSources(html, 'script'),
      ...trustedScripts(env).map(originOf),
    ],
    'style-src': createHashSources(html, 'style'),
    // Saved outputs and generated texts can contain images of any site, loaded on the member's
    // request.
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https:',
      ...[env.mediaUrl, env.assetBucketUrl].map(originOf),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      ...[env.apiUrl, env.authApiUrl].map((base) => sourceOf(`${base}/`)),
      ...(env.reportUrl === null ? [] : [sourceOf(env.reportUrl)]),
    ],
    'frame-src': [env.captchaScriptUrl, env.trialFormUrl, env.upgradeFormUrl].map(originOf),
    'base-uri': ["'none'"],
    // The portal sends its forms by fetch.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/**
 * What the support messenger adds in every region, as documented by its provider. Its style
 * elements need `'unsafe-inline'`, which browsers ignore beside a hash, so this replaces the
 * hashes.
 */
const MESSENGER: Directives = {
  'script-src': [
    'https://app.intercom.io',
    'https://widget.intercom.io',
    'https://js.intercomcdn.com',
  ],
  'style-src': ["'unsafe-inline'"],
  'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
  'media-src': ['https://js.intercomcdn.com', 'https://downloads.intercomcdn.com'],
  'connect-src': [
    'https://*.intercom.io',
    'wss://*.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    'https://uploads.intercomcdn.com',
    'https://uploads.intercomcdn.eu',
    'https://uploads.au.intercomcdn.com',
    'https://uploads.intercomusercontent.com',
  ],
  'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
  'form-action': ['https://intercom.help', 'https://*.intercom.io'],
};

function contentSecurityPolicy(html: string, env: Env): string {
  const directives = new Map(Object.entries(portalDirectives(html, env)));
  for (const [name, sources] of env.supportAppId === null ? [] : Object.entries(MESSENGER)) {
    const isReplaced = name === 'style-src' || name === 'form-action';
    directives.set(name, isReplaced ? sources : [...(directives.get(name) ?? []), ...sources]);
  }
  const policy = Array.from(
    directives,
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  if (enforcesTrustedTypes(env)) {
    policy.push("require-trusted-types-for 'script'", 'trusted-types default');
  }
  if (env.mode === 'prod') policy.push('upgrade-insecure-requests');
  return policy.join('; ');
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
