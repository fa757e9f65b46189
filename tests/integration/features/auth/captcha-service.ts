import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import type { CaptchaOptions, CaptchaService } from '@/features/auth/captcha-widget';

interface Widget {
  options: CaptchaOptions;
  element: HTMLElement;
  token: string;
}

let tokens = 0;

/** A fake captcha service. @param install `false` when the test loads the script */
export function captchaService({ install = true } = {}) {
  const widgets = new Map<string, Widget>();
  let renderCount = 0;

  const service = {
    render: vi.fn<CaptchaService['render']>((element, options) => {
      renderCount += 1;
      widgets.set(`widget-${renderCount}`, { options, element, token: '' });
      return `widget-${renderCount}`;
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
    /** Returns a new token, or the one given. */
    solve(token?: string) {
      tokens += 1;
      const widget = newest();
      widget.token = token ?? `mock-captcha-${tokens}`;
      act(() => widget.options.callback(widget.token));
      return widget.token;
    },
    expire: () => act(() => only().options['expired-callback']()),
    fail: () => act(() => void only().options['error-callback']()),
    /** Fires the script's `load` event, with the service. */
    async load() {
      installService();
      await dispatchToScript('load');
    },
    block: () => dispatchToScript('error'),
  };
}

async function dispatchToScript(event: 'load' | 'error') {
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
