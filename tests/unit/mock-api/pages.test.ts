// Scripts of other providers, run in a page.
// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appPage } from '../../mock-api/pages/app-page';
import { captchaScript } from '../../mock-api/pages/captcha-script';
import { checkoutPage } from '../../mock-api/pages/checkout-page';

const HOSTILE = `"><script>alert('1')</script>`;

it('the pages escape their texts', () => {
  const checkout = checkoutPage({
    id: HOSTILE,
    kind: 'subscription',
    title: HOSTILE,
    amount: 79,
    credits: 1900,
    payPath: HOSTILE,
    cancelPath: HOSTILE,
  });
  const app = appPage({ name: HOSTILE, description: HOSTILE }, 'opened');
  for (const html of [checkout, app]) {
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  }
});

it('the checkout page pays and cancels by plain forms', () => {
  document.body.innerHTML = checkoutPage({
    id: 'cs_mock_1',
    kind: 'credits',
    title: 'Credit purchase',
    amount: 30,
    credits: 3330,
    payPath: '/checkout/cs_mock_1/pay',
    cancelPath: '/checkout/cs_mock_1/cancel',
  });
  const forms = [...document.querySelectorAll('form')].map((form) => [
    form.method,
    form.getAttribute('action'),
    form.textContent,
  ]);
  expect(forms).toEqual([
    ['post', '/checkout/cs_mock_1/pay', 'Pay $30.00'],
    ['post', '/checkout/cs_mock_1/cancel', 'Cancel'],
  ]);
  expect(document.body.textContent).toContain('3,330');
});

interface Turnstile {
  render(target: Element | string, options: Record<string, unknown>): string;
  getResponse(id?: string): string | undefined;
  reset(id?: string): void;
  remove(id?: string): void;
}

describe('captcha script', () => {
  let turnstile: Turnstile;
  const reported = vi.fn();

  function render(sitekey: string): string {
    return turnstile.render('#captcha', {
      sitekey,
      callback: (token: string) => reported('solved', token),
      'error-callback': () => reported('error'),
      'expired-callback': () => reported('expired'),
    });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    reported.mockClear();
    document.body.innerHTML = '<div id="captcha"></div>';
    runInThisContext(captchaScript());
    turnstile = (window as unknown as { turnstile: Turnstile }).turnstile;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('the mock captcha has a token 200 ms after a press, and none after a reset', () => {
    const id = render('dev-site-key');
    const box = document.querySelector('button');
    expect(box?.textContent).toBe('Verify you are human');
    box?.click();
    expect(turnstile.getResponse(id)).toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(turnstile.getResponse(id)).toMatch(/^mock-captcha-[0-9a-f]{32}$/);
    expect(reported).toHaveBeenCalledExactlyOnceWith('solved', turnstile.getResponse(id));
    expect(box?.textContent).toBe('Success!');
    expect(box?.getAttribute('aria-checked')).toBe('true');

    turnstile.reset(id);
    expect(turnstile.getResponse(id)).toBeUndefined();
    expect(box?.textContent).toBe('Verify you are human');

    turnstile.remove(id);
    expect(document.querySelector('#captcha')?.childElementCount).toBe(0);
  });

  it('the mock captcha fails, solves itself or expires by its site key', () => {
    render('error');
    document.querySelector('button')?.click();
    vi.advanceTimersByTime(200);
    expect(reported.mock.calls).toEqual([['error']]);

    render('auto');
    vi.advanceTimersByTime(1);
    expect(reported.mock.calls.at(-1)?.[0]).toBe('solved');

    const id = render('expires');
    document.querySelector<HTMLButtonElement>('#captcha > :last-child button')?.click();
    vi.advanceTimersByTime(5200);
    expect(reported.mock.calls.at(-1)).toEqual(['expired']);
    expect(turnstile.getResponse(id)).toBeUndefined();
  });
});
