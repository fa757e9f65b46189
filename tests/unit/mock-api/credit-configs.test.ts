// @vitest-environment node
import { expect, it } from 'vitest';
import { bodyOf, createBrowser } from './browser';

const MAYA = 'maya@lindqvistcoaching.com';

async function signedIn(who: string) {
  const browser = createBrowser();
  await browser.signIn(who);
  return browser;
}

it('credit configurations are listed, created, changed, activated and deleted', async () => {
  const browser = await signedIn(MAYA);
  const created = await browser.post('/credit-config', {
    name: 'winter',
    slider: { min: 50, max: '90' },
  });
  expect(created.status).toBe(201);
  const { data } = await bodyOf(created);
  const { _id: id } = data as { _id: string };
  expect(data).toMatchObject({
    isActive: false,
    slider: { min: 50, max: 100, step: 5, default: 10 },
    creditRate: { creditsPerDollar: 33.3 },
  });
  expect((await browser.post('/credit-config', { name: 'winter' })).status).toBe(409);
  await browser.call('PUT', `/credit-config/${id}`, { creditRate: { creditsPerDollar: 50 } });
  await browser.call('PATCH', `/credit-config/${id}/activate`);
  expect(await bodyOf(browser.get('/credit-config/active'))).toMatchObject({
    success: true,
    data: { name: 'winter', isActive: true, creditRate: { creditsPerDollar: 50 } },
  });
  expect((await browser.call('DELETE', `/credit-config/${id}`)).status).toBe(400);
  const standard = await bodyOf(browser.get('/credit-config/name/standard'));
  const { _id: other } = standard['data'] as { _id: string };
  expect((await browser.call('DELETE', `/credit-config/${other}`)).status).toBe(200);
  expect((await browser.get('/credit-config/name/standard')).status).toBe(404);
  const { data: left } = await bodyOf(browser.get('/credit-config?isActive=true'));
  expect(left).toHaveLength(1);
});
