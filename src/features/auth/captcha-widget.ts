import { env } from '@/config/env';
import type { CaptchaService } from './captcha-script';

/**
 * `loading`: neither script nor widget are there yet; `blocked`: they could not be had;
 * `open`: waits to be solved; `failed`: the widget reported an error.
 */
export type CaptchaPhase = 'loading' | 'blocked' | 'open' | 'solved' | 'expired' | 'failed';

export interface CaptchaWidget {
  /** The token of the solved captcha, `null` while there is none that can be used. */
  token: () => string | null;
  /** Starts over: a token is good for one call. */
  reset: () => void;
  remove: () => void;
}

/** Calls a service that may throw; false when it did. */
function attempt(call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    console.warn('The captcha service failed.', error);
    return false;
  }
}

/** Draws one captcha into an element and tells what becomes of it. */
export function drawCaptcha(
  service: CaptchaService,
  element: HTMLElement,
  onPhase: (phase: CaptchaPhase) => void,
): CaptchaWidget {
  let id: string | null = null;
  let tokenLost = false;
  // A widget that fails again right after its reset would be reset for ever.
  let resetAfterFailure = true;

  function startOver() {
    const widgetId = id;
    if (widgetId !== null && !attempt(() => service.reset(widgetId))) fail();
  }
  function fail() {
    tokenLost = true;
    onPhase('failed');
  }

  id = service.render(element, {
    sitekey: env().captchaSiteKey,
    theme: 'light',
    size: 'flexible',
    callback: () => {
      tokenLost = false;
      resetAfterFailure = true;
      onPhase('solved');
    },
    'expired-callback': () => {
      tokenLost = true;
      onPhase('expired');
      startOver();
    },
    'error-callback': () => {
      fail();
      if (resetAfterFailure) {
        resetAfterFailure = false;
        startOver();
      }
      return true;
    },
  });
  const widgetId = id;

  return {
    token: () => (tokenLost ? null : service.getResponse(widgetId) || null),
    reset: () => {
      tokenLost = false;
      onPhase('open');
      startOver();
    },
    // A widget that can't be removed goes with its element.
    remove: () => void attempt(() => service.remove(widgetId)),
  };
}
