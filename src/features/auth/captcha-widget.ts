import { env } from '@/config/env';
import type { CaptchaService } from './captcha-script';

/**
 * `loading`: the script is loading; `blocked`: it could not be loaded; `open`: not solved yet;
 * `failed`: the widget reported an error.
 */
export type CaptchaPhase = 'loading' | 'blocked' | 'open' | 'solved' | 'expired' | 'failed';

export interface CaptchaWidget {
  /** The token of the solved captcha; `null` without a valid one. */
  token: () => string | null;
  /** Starts over, because a token is valid for one request. */
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

  function startOver() {
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
      startOver();
    },
    'error-callback': () => {
      fail();
      if (mayReset) {
        mayReset = false;
        startOver();
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
      startOver();
    },
    // A widget that can't be removed is unmounted with its element.
    remove: () => void callSafely(() => service.remove(widgetId)),
  };
}
