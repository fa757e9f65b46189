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
    if (id !== null) service.reset(id);
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
      tokenLost = true;
      onPhase('failed');
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
      service.reset(widgetId);
    },
    remove: () => service.remove(widgetId),
  };
}
