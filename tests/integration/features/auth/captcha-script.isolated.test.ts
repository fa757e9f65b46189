import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCaptchaService, type CaptchaService } from '@/features/auth/captcha-widget';

const service = {} as CaptchaService;
const scripts = () => [
  ...document.querySelectorAll<HTMLScriptElement>(
    `script[src="${import.meta.env['VITE_CAPTCHA_SCRIPT_URL']}"]`,
  ),
];

function loadService() {
  const [resolved, rejected] = [vi.fn(), vi.fn()];
  void loadCaptchaService().then(resolved, rejected);
  return { resolved, rejected };
}

beforeEach(() => {
  vi.useFakeTimers();
  Reflect.deleteProperty(window, 'turnstile');
  for (const script of scripts()) script.remove();
});
afterEach(() => {
  // Settles the requests for the script that are still pending.
  for (const script of scripts()) script.dispatchEvent(new Event('error'));
  Reflect.deleteProperty(window, 'turnstile');
  vi.useRealTimers();
});

it('two requests for the captcha service add one async script', async () => {
  const [one, two] = [loadService(), loadService()];
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]?.async).toBe(true);
  window.turnstile = service;
  scripts()[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(one.resolved).toHaveBeenCalledExactlyOnceWith(service);
  expect(two.resolved).toHaveBeenCalledExactlyOnceWith(service);
  expect(vi.getTimerCount()).toBe(0);
});

it('the captcha script is not added when its service exists', async () => {
  window.turnstile = service;
  expect(await loadCaptchaService()).toBe(service);
  expect(scripts()).toEqual([]);
});

it('a captcha script that has not loaded after 30 s counts as blocked', async () => {
  const { rejected } = loadService();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(rejected).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(rejected).toHaveBeenCalledOnce();
  expect(scripts()).toEqual([]);
});

it.each(['error', 'load'])(
  'a captcha script whose %s event leaves no service counts as blocked, and the next request adds it again',
  async (type) => {
    const { rejected } = loadService();
    scripts()[0]?.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(0);
    expect(rejected).toHaveBeenCalledOnce();
    expect(scripts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    loadService();
    expect(scripts()).toHaveLength(1);
  },
);
