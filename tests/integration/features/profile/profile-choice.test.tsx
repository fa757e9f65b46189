import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import {
  api,
  button,
  createResponse,
  MAYA,
  NORA,
  openGenerated,
  openStream,
  profileDocument,
  reopen,
  reopenApp,
  requestsTo,
  respondToGenerate,
  stored,
  textArea,
} from './open-generated';

const OLD =
  '# Maya\n\n## Who\n\nOld who.\n\n## Offers\n\nOld offers.\n\n## Next\n\nThe same step.\n';
const NEW =
  '# Maya\n\n## Who\n\nNew who.\n\n## Offers\n\nNew offers.\n\n## Next\n\nThe same step.\n';

const TITLE = 'Choose the text for each section';
const choice = () => screen.findByRole('heading', { level: 1, name: TITLE });
const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Use the new text: ${title}` });
const saves = () => requestsTo('/update-profile').map(({ body }) => body);

/** Generates `text` in place of the old profile; `end` ends the stream. */
async function generate(text: string, end: 'end' | 'breakOff' = 'end') {
  const stream = openStream();
  respondToGenerate(stream.response);
  const app = await openGenerated(OLD);
  await app.user.click(await button('Generate again'));
  stream.write(text);
  await screen.findByText('Writing your profile...');
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent(/New who/));
  stream[end]();
  await choice();
  return app;
}

it('after Generate again the new sections are compared with the current ones, Keep selected saves the mixture, and both texts stay in the versions', async () => {
  const { user } = await generate(NEW);
  expect(document.title).toBe(`Compare business profiles · ${PRODUCT_NAME}`);
  expect(screen.getByText('2 sections differ, 2 are the same')).toBeVisible();
  expect(screen.getAllByText('Same text in both')).toHaveLength(2);
  expect([box('Who'), box('Offers')].map(({ checked }) => checked)).toEqual([true, true]);
  expect(await screen.findByText('Old who.')).toBeVisible();
  await user.click(box('Who'));
  expect(screen.getByText('1 of 4 sections replaced')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Use all new sections' })).toBePartiallyChecked();

  await user.click(await button('Keep selected'));
  expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
  expect(await profileDocument()).toHaveTextContent(/Old who\..*New offers\./);
  expect(saves()).toEqual([{ profileData: NEW.replace('New who', 'Old who') }]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  const versions = within(screen.getByRole('region', { name: 'Versions' }));
  expect(versions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Edited by you.*Current/),
    expect.stringMatching(/Generated.*View/),
    expect.stringMatching(/Saved in your account.*View/),
  ]);
});

it('nothing is chosen of a text that was cut off, also after a reload, and the sections that it lacks stay', async () => {
  const cutOff = NEW.slice(0, NEW.indexOf('offers'));
  const { unmount } = await generate(cutOff, 'breakOff');
  expect(await screen.findByRole('alert')).toHaveTextContent(/The text stopped early\./);
  unmount();
  const { user } = await reopen(MAYA);
  await choice();
  expect(screen.getByText(/The text stopped early\./)).toBeVisible();
  expect([box('Who'), box('Offers')].map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByText('Not written anew, stays as it is')).toBeVisible();
  expect(await button('Keep selected')).toHaveAccessibleDescription(
    'Tick the new sections you want, or discard the new version.',
  );
  await user.click(box('Who'));
  await user.click(await button('Keep selected'));
  await waitFor(() => expect(stored().profileData).toBe(OLD.replace('Old who', 'New who')));
});

it('Discard new version of a text that was cut off keeps the current text and sends nothing, and Undo opens the choice again', async () => {
  const { user } = await generate(NEW, 'breakOff');
  await user.click(await button('Discard new version'));
  expect(await profileDocument()).toHaveTextContent(/Old who/);
  expect(saves()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(await button('Undo'));
  await choice();
  expect(box('Who')).not.toBeChecked();
});

it('Discard new version saves the current text if the server has already replaced it, also after a reload', async () => {
  const { user, unmount } = await openGenerated(OLD);
  // The mock API stores each text that it has generated.
  await user.click(await button('Generate again'));
  await choice();
  expect(stored().profileData).not.toBe(OLD);
  unmount();
  await reopen(MAYA);
  await choice();
  await user.click(await button('Discard new version'));
  expect(await profileDocument()).toHaveTextContent(/Old who/);
  expect(stored().profileData).toBe(OLD);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('opening and closing the choice scrolls to the top and focuses its heading, also on a page that was opened by a reload', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  const { user } = await generate(NEW);
  expect(await choice()).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  await user.click(await button('Business profile'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('the choice stays when its save fails and while the current text is edited, which becomes a version', async () => {
  const { user } = await generate(NEW);
  api.server.use(
    http.post('*/api/update-profile', () => createResponse(500, { message: 'Disk full.' }), {
      once: true,
    }),
  );
  await user.click(box('Offers'));
  await user.click(await button('Keep selected'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Disk full.');
  expect(box('Offers')).not.toBeChecked();
  await user.click(await button('Business profile'));
  await user.click(await textArea());
  await user.paste('Typed since.');
  await user.click(await button('Compare'));
  await user.click(await button('Keep selected'));
  await waitFor(() => expect(stored().profileData).toMatch(/New who[^]+Old offers/));
  // As a version, because it was replaced.
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Typed since.'));
});

it('the choice of one member is not shown to another one, and a logout removes it after a question', async () => {
  const { unmount } = await generate(NEW);
  unmount();
  stored(NORA).profileData = "Nora's";
  const nora = await reopen(NORA);
  await waitFor(async () => expect(await profileDocument()).toHaveTextContent("Nora's"));
  expect(screen.queryByRole('heading', { name: TITLE })).toBeNull();
  nora.unmount();

  const { user } = await reopenApp(MAYA);
  await choice();
  await user.click(await button('Profile menu'));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('dialog', { name: 'Log out without saving?' });
  await user.click(await button('Log out'));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(JSON.stringify(localStorage)).not.toContain('New who');
});
