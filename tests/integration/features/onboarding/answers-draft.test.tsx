import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { keyOfMember } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
import { AMARA, api, atStep, control, JONAS, memberOf, saves } from './helpers';
import { answerAll, openFirstRun } from './walk-questionnaire';

const keyOf = (email: string) => `onboarding-draft:${keyOfMember(memberOf(email))}`;

const logoutStatus = () => api.calls().find(({ path }) => path === '/auth/logout')?.status;

async function typeName(text: string) {
  const app = openFirstRun(JONAS);
  await atStep('About You');
  await app.user.clear(control('name'));
  await app.user.paste(text);
  return app;
}

it('unsaved answers are restored after a reload and after Do this later, and are not shown to another member', async () => {
  const { unmount } = await typeName('Private');
  unmount();
  memberOf(AMARA).isOnboarded = false;
  const other = openFirstRun(AMARA);
  await atStep('About You');
  expect(control('name')).toHaveValue('Amara Nwosu');
  expect(document.body.innerHTML).not.toContain('Private');
  other.unmount();

  const reloaded = openFirstRun(JONAS);
  await atStep('About You');
  expect(control('name')).toHaveValue('Private');
  await reloaded.user.click(screen.getByRole('button', { name: 'Do this later' }));
  reloaded.unmount();
  openFirstRun(JONAS, '/');
  await atStep('About You');
  expect(control('name')).toHaveValue('Private');
  expect(saves()).toHaveLength(0);
});

it('unsaved answers are restored when the session expires during their save', async () => {
  const { user, unmount } = await typeName('Jonas W.');
  for (const field of ['background', 'whyStartBusiness', 'longTermVision'] as const) {
    await user.type(control(field), 'x');
  }
  api.db().sessions.length = 0;
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  // The response removes the cookies, so it must arrive before the next login.
  await waitFor(() => expect(logoutStatus()).toBe(200));
  const { user: returned } = openFirstRun(JONAS, '/explore?modal=questionnaire&step=2');
  await atStep('Your Business');
  await returned.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  expect(control('name')).toHaveValue('Jonas W.');
  expect(control('longTermVision')).toHaveValue('x');
});

it('answers typed while a save is in flight remain in the draft, and the saved ones are removed from it', async () => {
  const pendingSave = deferred();
  api.server.use(
    http.post('*/api/user/onboarding', () => pendingSave.promise.then(() => undefined), {
      once: true,
    }),
  );
  answerAll(JONAS);
  const { user } = await typeName('Jonas W.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.clear(control('businessName'));
  await user.paste('W');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.type(control('name'), '!');
  pendingSave.resolve();
  await waitFor(() => expect(memberOf(JONAS).onboarding.answers.name).toBe('Jonas W.'));
  await laterResponse();
  expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toEqual({
    name: 'Jonas W.!',
    businessName: 'W',
  });
  expect(control('name')).toHaveValue('Jonas W.!');

  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toEqual({}));
});

it.each(['[]', '"text"', '{"name":5,"background":null,"isOnboarded":"yes","__proto__":"x"}'])(
  'a draft of %s is ignored and replaced by what is typed next',
  (stored) => {
    sessionStorage.setItem(keyOf(JONAS), stored);
    expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toEqual({});
    addToDraft(keyOfMember(memberOf(JONAS)), { name: 'Jonas' });
    expect(storedAnswersDraft.read(keyOfMember(memberOf(JONAS)))).toEqual({ name: 'Jonas' });
  },
);
