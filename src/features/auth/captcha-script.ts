import { env } from '@/config/env';

/** The parts of Turnstile's explicit API that the portal uses (docs/product/sign-in.md#captcha). */
export interface CaptchaService {
  render: (element: HTMLElement, options: CaptchaOptions) => string;
  getResponse: (widgetId: string) => string | undefined;
  reset: (widgetId: string) => void;
  remove: (widgetId: string) => void;
}

export interface CaptchaOptions {
  sitekey: string;
  theme: 'light';
  size: 'flexible';
  callback: (token: string) => void;
  'expired-callback': () => void;
  /** Returns true to mark the error as handled. */
  'error-callback': () => boolean;
}

declare global {
  interface Window {
    turnstile?: CaptchaService;
  }
}

/** A script that has not loaded by then counts as blocked. */
const LOAD_TIMEOUT_MS = 30_000;

let loadInFlight: Promise<CaptchaService> | null = null;

/**
 * Lazy-loads the captcha service; single-flight.
 * @throws Error when the script is blocked, times out or defines no service; the next call retries
 */
export async function loadCaptchaService(): Promise<CaptchaService> {
  if (window.turnstile) return window.turnstile;
  loadInFlight ??= addScript().finally(() => {
    loadInFlight = null;
  });
  return loadInFlight;
}

function addScript(): Promise<CaptchaService> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(finish, LOAD_TIMEOUT_MS);

    function finish() {
      clearTimeout(timer);
      if (window.turnstile) {
        resolve(window.turnstile);
      } else {
        script.remove();
        reject(new Error('The captcha script did not load.'));
      }
    }
    script.src = env().captchaScriptUrl;
    script.async = true;
    script.addEventListener('load', finish);
    script.addEventListener('error', finish);
    document.head.append(script);
  });
}
