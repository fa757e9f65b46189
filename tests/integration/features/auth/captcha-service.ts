import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { CaptchaOptions, CaptchaService } from '@/features/auth/captcha-widget';

interface Widget {
  options: CaptchaOptions;
  token: string;
}

let tokens = 0;

/** A fake captcha service. @param install `false` when the test loads the script */
export function captchaService({ install = true } = {}) {
  const widgets = new Map<string, Widget>();
  let renderCount = 0;

  const service = {
    render: vi.fn<CaptchaService['render']>((_, options) => {
      renderCount += 1;
      widgets.set(`widget-${renderCount}`, { options, token: '' });
      return `widget-${renderCount}`;
    }),
    getResponse: vi.fn<CaptchaService['getResponse']>((id) => widgets.get(id)?.token),
    reset: vi.fn<CaptchaService['reset']>((id) => {
      const widget = widgets.get(id);
      if (widget) widget.token = '';
    }),
    remove: vi.fn<CaptchaService['remove']>((id) => void widgets.delete(id)),
  };

  /** The widget of the dialog, where a page with a captcha has opened one. */
  function newest(): Widget {
    const widget = [...widgets.values()].at(-1);
    if (!widget) throw new Error('There is no widget.');
    return widget;
  }
  function installService() {
    window.turnstile = service;
  }

  if (install) installService();
  onTestFinished(() => {
    delete window.turnstile;
  });

  return {
    service,
    widgets,
    /** Returns a new token. */
    solve() {
      tokens += 1;
      const widget = newest();
      widget.token = `mock-captcha-${tokens}`;
      act(() => widget.options.callback(widget.token));
      return widget.token;
    },
    expire: () => act(() => newest().options['expired-callback']()),
    /** Returns whether the portal has handled the error. */
    fail(): boolean {
      let isHandled = false;
      act(() => void (isHandled = newest().options['error-callback']()));
      return isHandled;
    },
    /** Fires the script's `load` event, with the service. */
    async load() {
      installService();
      await dispatchToScript('load');
    },
    block: () => dispatchToScript('error'),
  };
}

/** Fires an event of the captcha's script. */
export async function dispatchToScript(event: 'load' | 'error') {
  const [script] = captchaScripts();
  if (!script) throw new Error('The page has added no captcha script.');
  await act(async () => {
    script.dispatchEvent(new Event(event));
  });
}

/** The script elements that the page has added for the captcha. */
export function captchaScripts(): HTMLScriptElement[] {
  const url = import.meta.env['VITE_CAPTCHA_SCRIPT_URL'];
  return [...document.scripts].filter(({ src }) => src === url);
}
