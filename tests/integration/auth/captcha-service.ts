import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { CaptchaOptions, CaptchaService } from '@/features/auth/captcha-script';

interface Widget {
  options: CaptchaOptions;
  element: HTMLElement;
  token: string;
}

let tokens = 0;

/** The captcha service with the test as its visitor. `install: false` leaves the script to the test. */
export function captchaService({ install = true } = {}) {
  const widgets = new Map<string, Widget>();
  let drawn = 0;

  const service = {
    render: vi.fn<CaptchaService['render']>((element, options) => {
      drawn += 1;
      widgets.set(`widget-${drawn}`, { options, element, token: '' });
      return `widget-${drawn}`;
    }),
    getResponse: vi.fn<CaptchaService['getResponse']>((id) => widgets.get(id)?.token || undefined),
    reset: vi.fn<CaptchaService['reset']>((id) => {
      const widget = widgets.get(id);
      if (widget) widget.token = '';
    }),
    remove: vi.fn<CaptchaService['remove']>((id) => {
      widgets.delete(id);
    }),
  };

  function only(): Widget {
    const [widget, ...others] = widgets.values();
    if (!widget || others.length > 0) throw new Error(`There are ${widgets.size} widgets.`);
    return widget;
  }
  /** The one of the dialog, where a page with a captcha has opened one. */
  function newest(): Widget {
    const widget = [...widgets.values()].at(-1);
    if (!widget) throw new Error('There is no widget.');
    return widget;
  }
  function arrive() {
    window.turnstile = service;
  }

  if (install) arrive();
  onTestFinished(() => {
    delete window.turnstile;
    // A script that is still awaited would answer the next test.
    for (const script of captchaScripts()) script.dispatchEvent(new Event('error'));
  });

  return {
    service,
    widgets,
    /** A good token, each one different, unless the test names one. */
    solve(token?: string) {
      tokens += 1;
      const widget = newest();
      widget.token = token ?? `mock-captcha-${tokens}`;
      act(() => widget.options.callback(widget.token));
      return widget.token;
    },
    expire: () => act(() => only().options['expired-callback']()),
    fail: () => act(() => void only().options['error-callback']()),
    /** The script arrives, with the service or without it. */
    async load({ empty = false } = {}) {
      if (!empty) arrive();
      await answerScript('load');
    },
    block: () => answerScript('error'),
  };
}

async function answerScript(event: 'load' | 'error') {
  const [script] = captchaScripts();
  if (!script) throw new Error('The page has asked for no captcha script.');
  await act(async () => {
    script.dispatchEvent(new Event(event));
  });
}

/** The script elements that the page has added for the captcha. */
export function captchaScripts(): HTMLScriptElement[] {
  const address = import.meta.env['VITE_CAPTCHA_SCRIPT_URL'];
  return [...document.scripts].filter(({ src }) => src === address);
}
