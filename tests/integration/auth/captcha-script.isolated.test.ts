import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCaptchaService, type CaptchaService } from '@/features/auth/captcha-script';

const service = {} as CaptchaService;
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(
    `script[src="${import.meta.env['VITE_CAPTCHA_SCRIPT_URL']}"]`,
  ),
];

function start() {
  const [settled, failed] = [vi.fn(), vi.fn()];
  void loadCaptchaService().then(settled, failed);
  return { settled, failed };
}

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'turnstile');
  for (const script of scripts()) script.remove();
});
afterEach(() => {
  // Ends what a test has left open.
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  Reflect.deleteProperty(window, 'turnstile');
  vi.useRealTimers();
});

describe('the captcha script', () => {
  it('is added once, without blocking the page, for all that wait for it', async () => {
    const [one, two] = [start(), start()];
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.async).toBe(true);
    window.turnstile = service;
    scripts()[0]?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(one.settled).toHaveBeenCalledExactlyOnceWith(service);
    expect(two.settled).toHaveBeenCalledExactlyOnceWith(service);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not added when its service is there', async () => {
    window.turnstile = service;
    expect(await loadCaptchaService()).toBe(service);
    expect(scripts()).toEqual([]);
  });

  it('counts as blocked after 30 s, not earlier', async () => {
    const { failed } = start();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
  });

  it.each(['error', 'load'])(
    'counts as blocked on an event %s that brings no service, and is added again the next time',
    async (type) => {
      const { failed } = start();
      scripts()[0]?.dispatchEvent(new Event(type));
      await vi.advanceTimersByTimeAsync(0);
      expect(failed).toHaveBeenCalledOnce();
      expect(scripts()).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
      start();
      expect(scripts()).toHaveLength(1);
    },
  );
});
