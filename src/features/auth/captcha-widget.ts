import { env } from '@/config/env';

/** The parts of Turnstile's explicit API that the portal uses. */
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

/** A script that has not loaded after this time counts as blocked. */
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

/**
 * `loading`: the script is loading; `blocked`: it could not be loaded; `open`: not solved yet;
 * `failed`: the widget reported an error.
 */
export type CaptchaPhase = 'loading' | 'blocked' | 'open' | 'solved' | 'expired' | 'failed';

export interface CaptchaWidget {
  /** The token of the solved captcha; `null` without a valid one. */
  token: () => string | null;
  /** Shows the unsolved captcha again, because a token is valid for one request. */
  reset: () => void;
  remove: () => void;
}

/** Calls a service function that may throw; returns false when it did. */
function callSafely(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    console.warn('The captcha service failed.', error);
    return false;
  }
}

/** Renders a captcha into an element and reports its phases. */
export function renderCaptcha(
  service: CaptchaService,
  element: HTMLElement,
  onPhase: (phase: CaptchaPhase) => void,
): CaptchaWidget {
  let id: string | null = null;
  let isTokenInvalid = false;
  // Prevents an endless loop with a widget that fails again after each reset.
  let mayReset = true;

  function resetWidget() {
    const widgetId = id;
    if (widgetId !== null && !callSafely(() => service.reset(widgetId))) fail();
  }
  function fail() {
    isTokenInvalid = true;
    onPhase('failed');
  }

  id = service.render(element, {
    sitekey: env().captchaSiteKey,
    theme: 'light',
    size: 'flexible',
    callback: () => {
      isTokenInvalid = false;
      mayReset = true;
      onPhase('solved');
    },
    'expired-callback': () => {
      isTokenInvalid = true;
      onPhase('expired');
      resetWidget();
    },
    'error-callback': () => {
      fail();
      if (mayReset) {
        mayReset = false;
        resetWidget();
      }
      return true;
    },
  });
  const widgetId = id;

  return {
    token: () => (isTokenInvalid ? null : service.getResponse(widgetId) || null),
    reset: () => {
      isTokenInvalid = false;
      onPhase('open');
      resetWidget();
    },
    // A widget that can't be removed is unmounted with its element.
    remove: () => void callSafely(() => service.remove(widgetId)),
  };
}
