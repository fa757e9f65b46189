import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';

const mockApi = setupMockApi();

/** Sets the environment of a production build, in which every configured URL is https. */
beforeEach(() => {
  for (const [name, value] of Object.entries(import.meta.env)) {
    if (String(value).startsWith('http:')) {
      vi.stubEnv(name, String(value).replace('http:', 'https:'));
    }
  }
  vi.stubEnv('VITE_APP_ENV', 'prod');
  vi.stubEnv('VITE_SUPPORT_EMAIL', 'support@acme.com');
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('a production build opens a checkout URL with https, and none on this device with http', async () => {
  const urls = ['http://localhost:4100/checkout/cs_1', 'https://checkout.example.com/cs_1'];
  mockApi.server.use(
    http.post('*/api/payments/create-checkout-session', () =>
      HttpResponse.json({ success: true, url: urls.shift() }),
    ),
  );
  const { createCheckout } = await import('@/resources/checkout/api');
  const purchase = { amount: 10, configName: 'default' };
  await expect(createCheckout(purchase)).rejects.toMatchObject({ name: 'RejectedError' });
  expect(await createCheckout(purchase)).toBe('https://checkout.example.com/cs_1');
});
