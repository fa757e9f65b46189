import { createHash } from 'node:crypto';
import { EnvError, type Env } from '../../src/config/env.ts';
import {
  parseSupportRegion,
  SUPPORT_REGIONS,
  type SupportRegion,
} from '../../src/config/support-region.ts';
import { messengerSources } from './messenger-sources.ts';

/** Headers of the documents, which the policy is about, and of the hashed files. */
export interface SecurityHeaders {
  document: Record<string, string>;
  asset: Record<string, string>;
}

/** What the portal has no use for, and its frames get no more than it has itself. */
const REFUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** An address as a source: a character that would end the source, the policy or a header is encoded. */
function source(address: string): string {
  return address.replace(
    /[;,'"$\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function origin(address: string): string {
  return new URL(address).origin;
}

/** Hash sources of the elements without an address, which stand in the page with their content. */
function hashes(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'));
  return Array.from(elements, ([, content = '']) => {
    const digest = createHash('sha256').update(content).digest('base64');
    return `'sha256-${digest}'`;
  });
}

/** Scripts of other providers: the policy and Trusted Types let these through and no others. */
export function trustedScripts({ captchaScriptUrl, formScriptUrl }: Env): string[] {
  return [captchaScriptUrl, formScriptUrl].map((address) => {
    const { origin: host, pathname } = new URL(address);
    return host + pathname;
  });
}

/** Whether Trusted Types can be enforced: the messenger's script knows nothing of them. */
export function enforcesTrustedTypes({ supportAppId }: Env): boolean {
  return supportAppId === null;
}

type Directives = Record<string, readonly string[]>;

function portalDirectives(html: string, env: Env): Directives {
  const pictures = [env.mediaUrl, env.assetBucketUrl].map(origin);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(html, 'script'), ...trustedScripts(env).map(origin)],
    'style-src': hashes(html, 'style'),
    // Saved outputs and generated texts show pictures from anywhere, once the member asks for them.
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https:',
      ...pictures.filter((host) => host.startsWith('http:')),
    ],
    'font-src': ["'self'"],
    'connect-src': [
      ...[env.apiUrl, env.authApiUrl].map((base) => source(`${base}/`)),
      ...(env.reportUrl === null ? [] : [source(env.reportUrl)]),
    ],
    'frame-src': [env.captchaScriptUrl, env.trialFormUrl, env.upgradeFormUrl].map(origin),
    'base-uri': ["'none'"],
    // Every form of the portal is sent by its code.
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The messenger's sources beside the portal's, or in their place where the two can't stand together. */
function withMessenger(directives: Directives, messenger: Directives): Directives {
  const merged: Record<string, readonly string[]> = { ...directives };
  for (const [name, sources] of Object.entries(messenger)) {
    const own = directives[name] ?? [];
    const joins = !sources.includes("'unsafe-inline'") && !own.includes("'none'");
    merged[name] = joins ? [...own, ...sources] : sources;
  }
  return merged;
}

function supportRegion(env: Env): SupportRegion {
  const region = parseSupportRegion(env.supportRegion);
  // Another region than was meant would keep the members' conversations where they must not be.
  if (region) return region;
  const regions = SUPPORT_REGIONS.join(', ');
  throw new EnvError(
    `VITE_SUPPORT_REGION must be one of ${regions}; it is "${env.supportRegion}".`,
  );
}

function contentSecurityPolicy(html: string, env: Env): string {
  const own = portalDirectives(html, env);
  const messenger = messengerSources(supportRegion(env));
  const directives = env.supportAppId === null ? own : withMessenger(own, messenger);
  const policy = Object.entries(directives).map(
    ([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`,
  );
  if (enforcesTrustedTypes(env)) {
    policy.push("require-trusted-types-for 'script'", 'trusted-types default');
  }
  if (env.mode === 'prod') policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/**
 * The headers that a server has to send with a build (docs/decisions/content-security.md).
 * @param html the built page: what stands inline in it is named by its hash
 * @param env the settings of the build: they say where scripts, requests and frames may go
 * @throws EnvError for a region of the support messenger that is none
 */
export function securityHeaders(html: string, env: Env): SecurityHeaders {
  const asset = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(env.mode === 'prod' && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
  const document = {
    'Content-Security-Policy': contentSecurityPolicy(html, env),
    // Reset links carry a token in their address.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': REFUSED_FEATURES.map((name) => `${name}=()`).join(', '),
    'X-Frame-Options': 'DENY',
    // Popups stay connected: a card provider's check may open one out of the trial form.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...asset,
  };
  return { document, asset };
}
