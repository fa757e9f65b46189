import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captchaService } from '../../features/auth/captcha-service';
import { MAYA as CREDENTIALS, openLogin } from '../../features/auth/open-login';
import { renderApp } from '../../render-app';

const MAYA = 'maya@lindqvistcoaching.com';

/** Stubs a browser that blocks cookies and site data: access throws a SecurityError. */
beforeEach(() => {
  const throwSecurityError = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(throwSecurityError);
  }
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throwSecurityError();
      }
    },
  );
  const locks = { request: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  vi.restoreAllMocks();
});

it('a login with site data blocked shows a notice about it, and opens the page of redirectTo', async () => {
  const login = await openLogin('/auth?redirectTo=%2Fexplore%3Fx%3D3');
  expect(screen.getByText(/Your browser blocks cookies and site data/)).toBeVisible();
  await login.fill(CREDENTIALS);
  login.captcha.solve();
  await login.press();
  await waitFor(() => expect(window.location.href).toMatch(/\/explore\?x=3$/));
});

it('the login page does not name full storage as blocked', async () => {
  vi.restoreAllMocks();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  captchaService();
  renderApp('/auth');
  expect(await screen.findByLabelText('Email')).toBeVisible();
  expect(screen.queryByText(/Your browser blocks cookies/)).toBeNull();
});

it('a member’s page works with site data blocked and shows that unsaved text is not kept', async () => {
  renderApp('/explore', { as: MAYA });
  // The toast is awaited first, because it is removed after 4 s.
  await screen.findByText(/let us keep unsaved text/);
  expect(await screen.findByRole('button', { name: /1,284 credits/ })).toBeVisible();
});
