import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { copyBusinessProfile } from '@/components/copy-business-profile';
import { storedProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import { storedProposal } from '@/resources/onboarding/business-profile/profile-proposal';
import { addVersion } from '@/resources/onboarding/business-profile/profile-versions';
import { keyOfMember } from '@/resources/session/session';
import { buttonClass } from '@/ui/button';
import { findMember } from '@mock-api/database';
import {
  api,
  button,
  createResponse,
  MAYA,
  openGenerated,
  profileDocument,
  reopen,
  reopenApp,
  respondToGenerate,
  saveButton,
  startGenerating,
  stored,
  waitForWritten,
} from './open-generated';

const OLD = '# Maya\n\n## Who\n\nOld who.\n\n## Offers\n\nOld offers.\n';
const NEW = '# Maya\n\n## Who\n\nNew who.\n\n## Offers\n\nNew offers.\n';
const MIXED = NEW.replace('New who', 'Old who');

const KEY = keyOfMember(findMember(api.db(), MAYA));
const PROPOSAL = `profile-proposal:${KEY}`;
const DRAFT = `profile-draft:${KEY}`;
const title = () =>
  screen.queryByRole('heading', { level: 1, name: 'Choose the text for each section' });
const choice = () => waitFor(() => expect(title()).toBeInTheDocument());
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Use the new text: ${name}` });

/** Responds with a text, which the server stores as it ends. */
function respondAndStore(text: string, response: () => Response = () => new Response(text)) {
  respondToGenerate(() => {
    stored().profileData = text;
    return response();
  });
}

/** Opens the choice between the old text and the new one, which the server has stored. */
async function openChoice(open = reopen) {
  respondAndStore(NEW);
  const app = await openGenerated(OLD, open);
  await app.user.click(await button('Generate again'));
  await choice();
  return app;
}

/** Reloads the page. */
async function reload({ unmount }: { unmount: () => void }) {
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  return reopen(MAYA);
}

/** Stores a proposal, or removes it, as another tab does. */
function storeInOtherTab(proposal: string | null) {
  if (proposal === null) localStorage.removeItem(PROPOSAL);
  else localStorage.setItem(PROPOSAL, proposal);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: PROPOSAL })));
}

beforeEach(() => localStorage.clear());

it('a choice in another tab closes the choice and shows the text', async () => {
  await openChoice(reopenApp);
  stored().profileData = MIXED;
  storeInOtherTab(null);
  await waitFor(() => expect(title()).toBeNull());
  await waitForWritten('Old who.');
  await waitForWritten('New offers.');
  expect(saveButton()).toBeNull();
});

it('a choice in another tab that is made of the unsaved text of both tabs replaces it', async () => {
  storedProfileDraft.write(KEY, OLD.replace('Old who', 'Typed who'));
  await openChoice(reopenApp);
  const chosen = NEW.replace('New who', 'Typed who');
  stored().profileData = chosen;
  storedProfileDraft.remove(KEY);
  storeInOtherTab(null);
  await waitFor(() => expect(title()).toBeNull());
  await waitForWritten('New offers.');
  await waitForWritten('Typed who.');
  expect(saveButton()).toBeNull();
});

it('a choice removes the unsaved text from storage before the proposal, at whose end other tabs look for it', async () => {
  storedProfileDraft.write(KEY, OLD.replace('Old who', 'Typed who'));
  const { user } = await openChoice();
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  await user.click(await button('Keep selected'));
  await waitFor(() => expect(title()).toBeNull());
  const order = removed.mock.calls.map(([key]) => key).filter((key) => key !== 'storage.probe');
  expect(order.indexOf(DRAFT)).toBeGreaterThan(-1);
  expect(order.indexOf(PROPOSAL)).toBeGreaterThan(order.indexOf(DRAFT));
});

it('a text that another tab generates opens the choice once it is written', async () => {
  await openGenerated(OLD);
  await waitForWritten('Old who.');
  const proposal = { before: OLD, text: NEW, isComplete: false, isWriting: true };
  storeInOtherTab(JSON.stringify(proposal));
  expect(title()).toBeNull();
  storeInOtherTab(JSON.stringify({ ...proposal, isComplete: true, isWriting: false }));
  await choice();
  expect(box('Who')).toBeChecked();
});

it('copying the business profile while the choice is open copies the current text, and the chosen one after it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const { user, queryClient } = await openChoice();
  expect(stored().profileData).toBe(NEW);
  await act(() => queryClient.invalidateQueries());
  await copyBusinessProfile(queryClient);
  expect(write).toHaveBeenLastCalledWith(OLD);
  await user.click(box('Who'));
  await user.click(await button('Keep selected'));
  await screen.findByText('Profile updated successfully.');
  await copyBusinessProfile(queryClient);
  expect(write).toHaveBeenLastCalledWith(MIXED);
});

it('a first text that a reload cuts off is a text that stopped early, and is not edited by the member once it is saved as it is', async () => {
  const { stream, ...app } = await startGenerating('');
  stream.write('# Half a te');
  await waitForWritten('Half a te');
  const { user } = await reload(app);
  expect(await screen.findByText(/The text stopped early\./)).toBeVisible();
  expect(await button('Generate again')).toHaveClass(buttonClass({ variant: 'primary' }));
  await user.click(await button('Save as it is'));
  await waitFor(() => expect(stored().profileData).toBe('# Half a te'));
  expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as it is' })).toBeNull();
  expect(await screen.findByText(/^Generated today /)).toBeVisible();
});

it('Discard of a first text that was cut off removes it also after a reload, and Undo brings it back', async () => {
  const { stream, ...app } = await startGenerating('');
  stream.write('# Half a te');
  await waitForWritten('Half a te');
  stream.breakOff();
  await app.user.click(await button('Discard'));
  await app.user.click(await button('Undo'));
  expect(await button('Save as it is')).toBeVisible();
  const again = await reload(app);
  await again.user.click(await button('Discard'));
  await button('Generate');
  await reload(again);
  expect(await button('Generate')).toBeVisible();
});

it('the chosen sections are kept through Business profile and a reload', async () => {
  const app = await openChoice();
  await app.user.click(box('Who'));
  await app.user.click(await button('Business profile'));
  await app.user.click(await button('Compare'));
  expect([box('Who'), box('Offers')].map(({ checked }) => checked)).toEqual([false, true]);
  await reload(app);
  await choice();
  expect([box('Who'), box('Offers')].map(({ checked }) => checked)).toEqual([false, true]);
});

it('a text that the server stores although its generation fails is offered, and nothing of it is chosen', async () => {
  respondAndStore(NEW, () => createResponse(504, {}));
  const { user } = await openGenerated(OLD);
  await user.click(await button('Generate again'));
  await choice();
  expect([box('Who'), box('Offers')].map(({ checked }) => checked)).toEqual([false, false]);
  expect(await screen.findByText('Old who.')).toBeVisible();
});

it('the choice works while storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const { user, queryClient } = await openChoice();
  await user.click(box('Who'));
  await copyBusinessProfile(queryClient);
  expect(write).toHaveBeenLastCalledWith(OLD);
  await user.click(await button('Keep selected'));
  await waitFor(() => expect(stored().profileData).toBe(MIXED));
  expect(await profileDocument()).toHaveTextContent(/Old who\..*New offers\./);
});

it.each([
  '{',
  '[]',
  '"text"',
  '{"before":1,"text":"New","isComplete":true}',
  '{"before":"Old","text":{},"isComplete":true}',
  '{"before":"Old","text":" ","isComplete":true}',
  '{"before":"Old","text":"New","isComplete":"yes"}',
])('a stored proposal %s is ignored', (proposal) => {
  localStorage.setItem(PROPOSAL, proposal);
  expect(storedProposal.read(KEY)).toBeNull();
});

it('Generate again compares with what another device has saved since the page was opened', async () => {
  const SAVED = OLD.replace('Old who', 'Saved elsewhere');
  const { user } = await openGenerated(OLD);
  await waitForWritten('Old who.');
  stored().profileData = SAVED;
  respondAndStore(NEW);
  await user.click(await button('Generate again'));
  await choice();
  await user.click(await button('Discard new version'));
  await waitForWritten('Saved elsewhere.');
  expect(stored().profileData).toBe(SAVED);
});

it('what another tab saves during a generation that is stopped is the current text of the choice', async () => {
  const EDITED = OLD.replace('Old who', 'Edited meanwhile');
  const { user, stream } = await startGenerating(OLD);
  stream.write('# Maya\n\n## Who\n\nNew who.\n');
  await waitForWritten('New who.');
  stored().profileData = EDITED;
  addVersion(keyOfMember(findMember(api.db(), MAYA)), {
    text: EDITED,
    origin: 'edited',
    seenAt: Date.now(),
  });
  await user.click(await button('Stop'));
  await choice();
  expect(await screen.findByText('Edited meanwhile.')).toBeVisible();
  await user.click(await button('Discard new version'));
  await waitForWritten('Edited meanwhile.');
  expect(stored().profileData).toBe(EDITED);
});
