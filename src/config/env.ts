// The import is relative and has its file extension, because `vite.config.ts` imports this module
// and Vite warns of imports that Node cannot resolve.
import { SUPPORT_EMAIL } from './brand/brand.ts';

/**
 * Build-time settings. They come from `.env.dev`, `.env.test` or `.env.prod` (the process
 * environment overrides the file) and are validated by the build and again when the app starts.
 */

const MODES = ['dev', 'test', 'prod'] as const;
export type Mode = (typeof MODES)[number];

/** The regions of the support messenger's provider: United States, Europe, Australia. */
const SUPPORT_REGIONS = ['us', 'eu', 'ap'] as const;

/** A missing or invalid setting; the message names the variable. */
export class EnvError extends Error {
  override name = 'EnvError';
}

type Source = Readonly<Record<string, unknown>>;

function text(source: Source, name: string): string {
  const value = source[name];
  return typeof value === 'string' ? value.trim() : '';
}

function required(source: Source, name: string): string {
  const value = text(source, name);
  if (value === '') throw new EnvError(`${name} is not set.`);
  return value;
}

/**
 * The mode named by `VITE_APP_ENV` (or by `--mode`).
 * @throws EnvError naming dev, test and prod for anything else
 */
export function parseMode(value: unknown): Mode {
  const mode = MODES.find((candidate) => candidate === value);
  if (!mode) {
    throw new EnvError(
      `VITE_APP_ENV must be one of dev, test, prod; it is ${JSON.stringify(value)}.`,
    );
  }
  return mode;
}

/** An unknown region has no default, which could store conversations in a wrong region. */
function readSupportRegion(source: Source): (typeof SUPPORT_REGIONS)[number] {
  const value = text(source, 'VITE_SUPPORT_REGION') || 'us';
  const region = SUPPORT_REGIONS.find((known) => known === value.toLowerCase());
  if (region) return region;
  const regions = SUPPORT_REGIONS.join(', ');
  throw new EnvError(`VITE_SUPPORT_REGION must be one of ${regions}; it is "${value}".`);
}

/** The site key of `.env.prod`, and hosts and addresses on reserved domains. */
const PLACEHOLDER =
  /^replace-with-|^(?:https:\/\/)?[^/?#]*\.(?:example|invalid)(?::\d+)?(?:[/?#]|$)|@example\.com$/i;

/**
 * Rejects the placeholders of `.env.prod` and of the default brand.
 * @throws EnvError naming all variables with one
 */
function rejectPlaceholders(source: Source): void {
  const names = Object.keys(source).filter((name) => PLACEHOLDER.test(text(source, name)));
  if (names.length > 0) {
    throw new EnvError(`Placeholders, to be set in the environment: ${names.join(', ')}.`);
  }
}

/** The protocol of an absolute URL; `null` for any other text. */
function absoluteProtocol(value: string): string | null {
  // `new URL` also accepts `https:host`, which a request resolves as a relative URL.
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(value)) return null;
  try {
    return new URL(value).protocol;
  } catch {
    return null;
  }
}

function readUrl(source: Source, name: string, mode: Mode): string {
  const value = required(source, name);
  const protocol = absoluteProtocol(value);
  if (protocol === null) {
    throw new EnvError(`${name} must be an absolute URL; it is "${value}".`);
  }
  const allowed = mode === 'prod' ? ['https:'] : ['https:', 'http:'];
  if (!allowed.includes(protocol)) {
    const wanted = mode === 'prod' ? 'https' : 'http or https';
    throw new EnvError(`${name} must be an ${wanted} URL; it is "${value}".`);
  }
  return value;
}

/** The URL of a server, to which paths are added. */
function readBaseUrl(source: Source, name: string, mode: Mode): string {
  return readUrl(source, name, mode).replace(/\/+$/, '');
}

/**
 * Parses and validates all settings; URLs are absolute, and those of servers and of the login page
 * have no trailing slash.
 * @param settings `import.meta.env`, or Vite's `loadEnv` result in the build.
 * @throws EnvError for the first missing or invalid variable, or for all placeholders in mode prod
 */
export function parseEnv(settings: Source) {
  const source = { VITE_SUPPORT_EMAIL: SUPPORT_EMAIL, ...settings };
  const mode = parseMode(settings['VITE_APP_ENV']);
  if (mode === 'prod') rejectPlaceholders(source);
  const url = (name: string) => readUrl(source, name, mode);
  const isSet = (name: string) => text(source, name) !== '';
  const baseUrl = (name: string) => readBaseUrl(source, name, mode);
  return {
    mode,
    apiUrl: baseUrl('VITE_API_URL'),
    authApiUrl: baseUrl('VITE_AUTH_API_URL'),
    loginUrl: baseUrl('VITE_LOGIN_URL'),
    /**
     * The origin of the portal, for a login page on another one; `null` if it is on the same one.
     */
    portalOrigin: isSet('VITE_PORTAL_URL') ? new URL(url('VITE_PORTAL_URL')).origin : null,
    mediaUrl: baseUrl('VITE_MEDIA_URL'),
    assetBucketUrl: baseUrl('VITE_ASSET_BUCKET_URL'),
    captchaScriptUrl: url('VITE_CAPTCHA_SCRIPT_URL'),
    captchaSiteKey: required(source, 'VITE_CAPTCHA_SITE_KEY'),
    /** `null` if the support messenger is off. */
    supportAppId: text(source, 'VITE_SUPPORT_APP_ID') || null,
    supportRegion: readSupportRegion(source),
    supportEmail: required(source, 'VITE_SUPPORT_EMAIL'),
    billingPortalUrl: url('VITE_BILLING_PORTAL_URL'),
    formScriptUrl: url('VITE_FORM_SCRIPT_URL'),
    trialFormUrl: url('VITE_TRIAL_FORM_URL'),
    upgradeFormUrl: url('VITE_UPGRADE_FORM_URL'),
    /** Where errors and web vitals are reported to; `null` if reporting is off. */
    reportUrl: isSet('VITE_REPORT_URL') ? url('VITE_REPORT_URL') : null,
  };
}

/** The validated settings. */
export type Env = ReturnType<typeof parseEnv>;

let current: Env | null = null;

/**
 * The settings of this build, validated on first use.
 * @throws EnvError for the first missing or invalid variable; main.tsx shows it
 */
export function env(): Env {
  current ??= parseEnv(import.meta.env);
  return current;
}
