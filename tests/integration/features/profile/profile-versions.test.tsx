import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dateAndTime } from '@/lib/format/dates';
import {
  profileDocument,
  MAYA,
  NORA,
  openGenerated,
  reopen,
  reopenApp,
  stored,
  textArea,
  waitForWritten,
} from './open-generated';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const versionKeys = () => Object.keys(localStorage).filter((key) => key.includes('versions'));

/** Saves another text of the profile. */
async function saveText(text: string) {
  const app = await openGenerated('First text');
  await app.user.clear(await textArea());
  await app.user.paste(text);
  await app.user.click(await button('Save'));
  await screen.findByText('Profile updated successfully.');
  return app;
}

it('a text that was replaced can be viewed and restored, and the current one is kept as a version', async () => {
  const { updatedAt } = stored();
  const { user } = await saveText('Second text');
  await user.click(await button('Done'));
  const panel = within(screen.getByRole('region', { name: 'Versions' }));
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  const [newest, found] = panel.getAllByRole('listitem');
  expect(newest).toHaveTextContent(/Edited by you.*Current/);
  expect(found).toHaveTextContent(`${dateAndTime(updatedAt)}Saved in your account`);
  await user.click(panel.getByRole('button', { name: /^View the version of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await within(dialog.getByRole('region', { name: 'This version' })).findByText('First text'),
  ).toBeVisible();
  expect(
    within(dialog.getByRole('region', { name: 'Current version' })).getByText('Second text'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(panel.getAllByRole('listitem')).toHaveLength(2);

  await user.click(panel.getByRole('button', { name: /^View the version of/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent('First text'));
  await user.click(await button('Save'));
  await waitFor(() => expect(stored().profileData).toBe('First text'));
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
});

it('the versions of one member are not shown to another one, and a logout removes them', async () => {
  const { user, unmount } = await saveText('Second text');
  unmount();
  stored(NORA).profileData = "Nora's";
  const nora = await reopen(NORA);
  await waitForWritten("Nora's");
  expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
  nora.unmount();

  expect(versionKeys()).toHaveLength(2);
  await reopenApp(MAYA);
  expect(await screen.findByRole('region', { name: 'Versions' })).toBeVisible();
  await user.click(await button('Profile menu'));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(versionKeys()).toHaveLength(1);
});
