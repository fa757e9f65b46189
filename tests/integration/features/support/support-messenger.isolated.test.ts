import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readUser, type User } from '@/resources/session/schema';

function member(id: string, more: Record<string, unknown> = {}): User {
  return readUser({ _id: id, username: id, email: `${id}@example.com`, ...more })!;
}

/** Loads fresh modules: the provider's script has not been added and no member has been passed. */
async function openPage() {
  vi.resetModules();
  return import('@/features/support/support-messenger');
}

/** Records the calls to the provider's script, which has loaded already. */
function listCalls() {
  const calls: unknown[][] = [];
  window.Intercom = (...call: unknown[]) => calls.push(call);
  return calls;
}

const widget = () => document.querySelector<HTMLScriptElement>('#_intercom_npm_loader');
const ANONYMOUS = {
  app_id: 'abc',
  api_base: 'https://api-iam.intercom.io',
  installation_type: 'npm-package',
};
const settingsOf = (id: string) => ({
  ...ANONYMOUS,
  user_id: id,
  email: `${id}@example.com`,
  name: id,
});

beforeEach(() => {
  vi.stubEnv('VITE_SUPPORT_APP_ID', 'abc');
  // Other files of this worker may have added scripts.
  for (const script of document.querySelectorAll('script')) script.remove();
  // The provider's code inserts its script before the first one of the page.
  document.head.append(document.createElement('script'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(window, 'Intercom');
  Reflect.deleteProperty(window, 'intercomSettings');
});

it.each([
  ['', 'https://api-iam.intercom.io'],
  ['EU', 'https://api-iam.eu.intercom.io'],
  ['ap', 'https://api-iam.au.intercom.io'],
])(
  'the script of the messenger is added once with the signed-in member, and in the region %j uses the API host %s',
  async (region, host) => {
    vi.stubEnv('VITE_SUPPORT_REGION', region);
    const { syncIdentity } = await openPage();
    syncIdentity(member('maya'));
    syncIdentity(member('maya'));
    expect(widget()?.src).toBe('https://widget.intercom.io/widget/abc');
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(window.intercomSettings).toEqual({ ...settingsOf('maya'), api_base: host });
    syncIdentity(null);
    expect(window.intercomSettings).toMatchObject({ api_base: host });
  },
);

it('the messenger is not loaded without an app id', async () => {
  vi.stubEnv('VITE_SUPPORT_APP_ID', '');
  const { syncIdentity } = await openPage();
  syncIdentity(member('maya'));
  expect(widget()).toBeNull();
});

it('the queue of a messenger that never loads holds nothing of an earlier member', async () => {
  const { syncIdentity } = await openPage();
  syncIdentity(member('maya'));
  syncIdentity(member('maya', { phone: '1' }));
  syncIdentity(null);
  const queue: unknown = window.Intercom && Reflect.get(window.Intercom, 'q');
  expect(queue).toHaveLength(2);
  expect(JSON.stringify([queue, window.intercomSettings])).not.toContain('maya');
});

it('a messenger that throws does not interrupt the portal', async () => {
  const { syncIdentity } = await openPage();
  syncIdentity(member('maya'));
  window.Intercom = () => {
    throw new Error('Provider error.');
  };
  expect(() => syncIdentity(null)).not.toThrow();
});

it('the messenger is shut down before it boots for a visitor, whose cookie may be of an earlier member', async () => {
  const { syncIdentity } = await openPage();
  const calls = listCalls();
  syncIdentity(null);
  expect(calls.slice(-2)).toEqual([['shutdown'], ['boot', ANONYMOUS]]);
});

it('the messenger is updated with changed member data only, and shut down before it boots for the next member', async () => {
  const { syncIdentity } = await openPage();
  const calls = listCalls();
  syncIdentity(member('maya'));
  expect(calls.at(-1)).toEqual(['update', expect.objectContaining({ user_id: 'maya' })]);
  calls.length = 0;
  syncIdentity(member('maya'));
  expect(calls).toEqual([]);
  syncIdentity(member('maya', { phone: '1' }));
  expect(calls).toEqual([['update', expect.objectContaining({ user_id: 'maya', phone: '1' })]]);
  calls.length = 0;
  syncIdentity(member('nora'));
  expect(calls).toEqual([['shutdown'], ['boot', settingsOf('nora')]]);
  expect(window.intercomSettings).toMatchObject({ user_id: 'nora' });
});
