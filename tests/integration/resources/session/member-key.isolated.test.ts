import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { openTab } from '../../../helpers/tabs';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const credentials = { email: MAYA, password: 'Portal-Demo-26', captcha: 'mock-captcha-1' };
const ID = { id: 'id-of-maya', email: MAYA, username: 'maya' };
const WITHOUT_ID = { ...ID, id: '' };

const respondToLogin = (user: object) =>
  api.server.use(http.post('*/auth/login', () => HttpResponse.json({ success: true, user })));
const respondToCheck = (user: object) =>
  api.server.use(http.get('*/auth/verifytoken', () => HttpResponse.json({ user })));

it('a member’s key contains neither the id nor the e-mail', () => {
  expect(keyOfMember(ID)).toMatch(/^[0-9a-f]{16}$/);
  expect(keyOfMember(WITHOUT_ID)).toMatch(/^[0-9a-f]{16}$/);
  expect(keyOfMember(WITHOUT_ID)).not.toBe(keyOfMember(ID));
  expect(keyOfMember(null)).toBe('');
});

it('a login without an id uses the id of the session check', async () => {
  respondToLogin({ email: MAYA });
  respondToCheck(ID);
  const tab = await openTab();
  await tab.login(credentials);
  expect(tab.user()).toMatchObject({ id: ID.id });
});

it.each([
  ['fails', () => HttpResponse.error()],
  ['finds another member', () => HttpResponse.json({ user: { id: '2', email: 'b@b.com' } })],
])(
  'a login without an id after which the session check %s is known by its e-mail',
  async (_, respond) => {
    respondToLogin({ email: MAYA });
    api.server.use(http.get('*/auth/verifytoken', respond));
    const tab = await openTab();
    await tab.login(credentials);
    expect(tab.user()).toMatchObject({ id: '', email: MAYA });
  },
);

it('the key stays the same during a session in which a later response has an id', async () => {
  respondToCheck({ email: MAYA });
  const tab = await openTab();
  await tab.check();
  const key = keyOfMember(tab.user());
  addToDraft(key, { background: 'Typed' });
  api.server.use(http.get('*/api/user', () => HttpResponse.json({ ...ID, company: 'Lindqvist' })));
  await tab.queryClient.fetchQuery({ ...tab.sessionQuery, staleTime: 0 });
  expect(tab.user()).toMatchObject({ company: 'Lindqvist' });
  expect(storedAnswersDraft.read(keyOfMember(tab.user()))).toEqual({ background: 'Typed' });
});
