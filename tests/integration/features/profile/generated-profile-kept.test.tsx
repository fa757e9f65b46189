import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { storedProposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { keyOfMember } from '@/resources/session/session';
import { findMember } from '@mock-api/database';
import { deferred } from '../../../helpers/deferred';
import { pressBack } from '../../../helpers/press-back';
import {
  api,
  requestsTo,
  respondToGenerate,
  MAYA,
  NORA,
  openGenerated,
  reopen,
  reopenApp,
  createResponse,
  stored,
  textArea,
  button,
  startGenerating,
  waitForWritten,
} from './open-generated';

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('profile-draft'));

it('unsaved profile text is kept while the page of the outputs is open', async () => {
  const { user } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  await user.click(screen.getByRole('link', { name: 'Your Profile' }));
  await screen.findByRole('tab', { name: 'Agents' });
  await pressBack();
  expect(await textArea()).toHaveValue('AB');
  expect(await button('Save')).toBeInTheDocument();
});

it('a save of the profile that fails after its page was left shows one error', async () => {
  const response = deferred<Response>();
  api.server.use(http.post('*/api/update-profile', () => response.promise));
  const { user } = await openGenerated('A', reopenApp);
  await user.type(await textArea(), 'B');
  await user.click(await button('Save'));
  await waitFor(() => expect(requestsTo('/update-profile')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Profile text' })).toBeNull());
  response.resolve(createResponse(500, { msg: 'Locked.' }));
  expect(await screen.findByText(/^Your profile was not saved\. Locked\./)).toBeVisible();
});

it('unsaved profile text is restored after a reload with a message until it equals the saved text, and its draft is removed after a save', async () => {
  const { user, unmount } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  unmount();
  await reopen(MAYA);
  const message = 'You have unsaved changes from your last visit.';
  expect(await screen.findByText(message)).toBeVisible();
  expect(await textArea()).toHaveValue('AB');
  await user.type(await textArea(), '{Backspace}');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.type(await textArea(), 'C');
  const save = await button('Save');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await user.click(save);
  await screen.findByText('Profile updated successfully.');
  expect(draftKeys()).toEqual([]);
});

it('unsaved profile text is not shown to another member, and a logout immediately after typing opens a confirmation, which removes the draft', async () => {
  const { user, unmount } = await openGenerated('A');
  await user.type(await textArea(), 'B');
  unmount();
  stored(NORA).profileData = "Nora's";
  const nora = await reopen(NORA);
  expect(await textArea()).toHaveValue("Nora's");
  nora.unmount();

  const { user: maya } = await reopenApp(MAYA);
  expect(await textArea()).toHaveValue('AB');
  await maya.type(await textArea(), 'C');
  await maya.click(await button('Profile menu'));
  await maya.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('dialog', { name: 'Log out without saving?' });
  await maya.click(await button('Log out'));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(draftKeys()).toEqual([]);
});

it('a generation continues while the page of the outputs is open', async () => {
  const { user, stream } = await startGenerating('');
  stream.write('First, ');
  await waitForWritten('First,');
  await user.click(screen.getByRole('link', { name: 'Your Profile' }));
  await screen.findByRole('tab', { name: 'Agents' });
  stream.write('then the rest.');
  stream.end();
  await waitFor(() => expect(requestsTo('/user/onboarding').length).toBeGreaterThan(2));
  await pressBack();
  expect(await textArea()).toHaveValue('First, then the rest.');
});

it('a generation whose page is left before the first word continues, and shows only Stop after the return', async () => {
  const { user, stream } = await startGenerating('', reopenApp);
  await waitFor(() => expect(requestsTo('/generate-profile')).toHaveLength(1));
  await user.click(await screen.findByRole('link', { name: 'Explore' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  await pressBack();
  expect(await button('Stop')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull();
  stream.write('All of it.');
  stream.end();
  expect(await screen.findByText('Your profile is written.')).toBeVisible();
  expect(await screen.findByText(/^Generated today /)).toBeVisible();
  expect(await textArea()).toHaveValue('All of it.');
  expect(requestsTo('/generate-profile')).toHaveLength(1);
});

it('a generated profile that is not saved is restored after a reload', async () => {
  respondToGenerate(() => new Response('Written, not stored'));
  const { user, unmount } = await openGenerated('');
  await user.click(await button('Generate'));
  await screen.findByText('Your profile is written.');
  unmount();
  await reopen(MAYA);
  expect(await textArea()).toHaveValue('Written, not stored');
  expect(await button('Save')).toBeInTheDocument();
});

it('a session that ends during generating keeps the received text', async () => {
  const { stream } = await startGenerating('', reopenApp);
  stream.write('Half a te');
  await waitForWritten('Half a te');
  api.server.use(
    http.get('*/auth/refresh', () => createResponse(401, {})),
    http.get('*/api/tokens/balance', () => createResponse(401, {})),
  );
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByText('Session expired. Please login again.');
  expect(storedProposal.read(keyOfMember(findMember(api.db(), MAYA)))).toMatchObject({
    text: 'Half a te',
  });
});
