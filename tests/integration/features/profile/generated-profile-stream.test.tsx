import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, test } from 'vitest';
import { storedProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { keyOfMember } from '@/resources/session/session';
import { buttonClass } from '@/ui/button';
import { findMember } from '@mock-api/database';
import {
  api,
  respondToGenerate,
  openGenerated,
  MAYA,
  openStream,
  reopenApp,
  createResponse,
  stored,
  textArea,
  button,
  saveButton,
  startGenerating,
  waitForWritten,
} from './open-generated';

it('streamed text is rendered as it arrives, with characters whole that were split between chunks', async () => {
  const { stream } = await startGenerating('');
  const bytes = new TextEncoder().encode('# Grüße 🌍');
  stream.write(bytes.slice(0, 5));
  stream.write(bytes.slice(5, 11));
  expect(await screen.findByRole('heading', { name: 'Grüße' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Profile text' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  stream.write(bytes.slice(11));
  expect(await screen.findByRole('heading', { name: 'Grüße 🌍' })).toBeVisible();
  expect(screen.getByText('Writing your profile...')).toBeVisible();
  stream.write('\r');
  stream.write('\nEnd');
  stream.end();
  await screen.findByText('Your profile is written.');
  expect(await screen.findByText('End')).toBeVisible();
  expect(await textArea()).toHaveValue('# Grüße 🌍\nEnd');
  expect(saveButton()).toBeNull();
});

it('Stop keeps the received text of a first profile, which can be saved', async () => {
  const { user, stream } = await startGenerating('');
  stream.write('Half a te');
  await waitForWritten('Half a te');
  await user.click(await button('Stop'));
  expect(await screen.findByText(/^Stopped\. What was written so far is kept/)).toBeVisible();
  expect(await textArea()).toHaveValue('Half a te');
  await user.click(await button('Save'));
  await waitFor(() => expect(stored().profileData).toBe('Half a te'));
});

it('Ctrl+Z restores a discarded text and removes the Undo button', async () => {
  const { user, unmount } = await openGenerated('The old text');
  await user.type(await textArea(), ', changed');
  unmount();
  await reopenApp(MAYA);
  await user.click(await button('Discard'));
  await waitForWritten('The old text');
  expect(await button('Undo')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await textArea()).toHaveValue('The old text, changed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('a stream that is cut off keeps the received text, whose main action is Generate again until it is edited', async () => {
  const { user, stream } = await startGenerating('');
  stream.write('# Half a te');
  stream.write(new TextEncoder().encode('🌍').slice(0, 3));
  expect(await screen.findByRole('heading', { name: 'Half a te' })).toBeVisible();
  stream.breakOff();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong');
  expect(alert).toHaveTextContent('The text stopped early.');
  expect(await screen.findByRole('heading', { name: 'Half a te' })).toBeVisible();
  expect(await button('Generate again')).toHaveClass(buttonClass({ variant: 'primary' }));
  expect(await button('Save as it is')).toHaveClass(buttonClass({ variant: 'secondary' }));
  expect(saveButton()).toBeNull();

  const rest = openStream();
  respondToGenerate(rest.response);
  await user.click(await button('Generate again'));
  rest.write('Another half');
  await waitForWritten('Another half');
  rest.breakOff();
  expect(await screen.findByRole('alert')).toHaveTextContent('The text stopped early.');
  await user.type(await textArea(), ', completed');
  expect(screen.queryByRole('button', { name: 'Save as it is' })).toBeNull();
  await user.click(await button('Save'));
  await waitFor(() => expect(stored().profileData).toBe('Another half, completed'));
});

test.each([
  ['success false', createResponse(200, { success: false, message: 'No room.' }), 'No room.'],
  ['nothing', createResponse(200, ''), 'Failed to generate profile'],
])(
  'a generation with the response %s shows an error and keeps the text',
  async (_, response, message) => {
    respondToGenerate(() => response.clone());
    const { user } = await openGenerated('The old text');
    await user.click(await button('Generate again'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await textArea()).toHaveValue('The old text');
    expect(saveButton()).toBeNull();
  },
);

it('a generation whose refresh is rejected reports an expired session and keeps the typed text as a draft', async () => {
  const { user } = await openGenerated('The old text', reopenApp);
  await user.type(await textArea(), ', changed');
  respondToGenerate(() => createResponse(401, { msg: 'Sign in.' }));
  api.server.use(http.get('*/auth/refresh', () => createResponse(401, {})));
  await user.click(await button('Generate again'));
  expect(await screen.findByText('Session expired. Please login again.')).toBeInTheDocument();
  const draft = storedProfileDraft.read(keyOfMember(findMember(api.db(), MAYA)));
  expect(draft).toBe('The old text, changed');
});
