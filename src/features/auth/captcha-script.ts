import { env } from '@/config/env';

/** The captcha service's explicit API, as far as the portal uses it. */
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
  /** True tells the service that the failure has been dealt with. */
  'error-callback': () => boolean;
}

declare global {
  interface Window {
    turnstile?: CaptchaService;
  }
}

/** A script that has not arrived by then counts as blocked. */
const LOAD_WITHIN_MS = 30_000;

let loading: Promise<CaptchaService> | null = null;

/**
 * The captcha service; its script is added to the page once, when it is first needed.
 * @throws Error when the script is blocked, does not arrive or brings no service; the next call
 * loads it again
 */
export async function loadCaptchaService(): Promise<CaptchaService> {
  if (window.turnstile) return window.turnstile;
  loading ??= addScript().finally(() => {
    loading = null;
  });
  return loading;
}

function addScript(): Promise<CaptchaService> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(end, LOAD_WITHIN_MS);

    function end() {
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
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    document.head.append(script);
  });
}
