import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it, vi } from 'vitest';
import { deferred } from '../../../helpers/deferred';
import { makeUnreadable } from '../../../helpers/files';
import { mockApi, respondTo, holdResponse, requestsTo } from '../../../helpers/mock-api';
import { stubPhoneViewport } from '../../app/window';
import { openProfile } from './open-profile';

const photo = () => new File(['pixels'], 'me.png', { type: 'image/png' });

function picture() {
  return within(screen.getByRole('main'))
    .getByRole('img', { name: 'Profile picture' })
    .querySelector('img');
}

function choose(...files: File[]): void {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  fireEvent.change(input, { target: { files } });
}

const uploads = () => requestsTo('/upload-profile-pic');

it('Change picture opens the file picker, and a file that is not an image shows an error and is not uploaded', async () => {
  const { user } = await openProfile();
  const onClick = vi.fn<() => void>();
  document.querySelector('input[type=file]')?.addEventListener('click', onClick);
  await user.click(screen.getByRole('button', { name: 'Change picture' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', 'image/*');
  choose(new File(['x'], 'notes.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/choose an image/i);
  choose(new File(['x'], 'unknown', { type: '' }));
  expect(uploads()).toEqual([]);
  // The next valid file removes the message.
  choose(photo());
  expect(screen.queryByRole('alert')).toBeNull();
  // Otherwise the mock API receives the upload during the next test.
  await waitFor(() => expect(uploads()).toHaveLength(1));
});

it.each([
  [new File([], 'me.png', { type: 'image/png' }), /^me\.png is empty/],
  [makeUnreadable(photo()), /^me\.png was changed, moved or deleted/],
])('a picture without readable content is named and not uploaded', async (file, message) => {
  await openProfile();
  choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(uploads()).toEqual([]);
});

it('a chosen picture is sent as one part and shows once the member is refetched, and a second one is not sent meanwhile', async () => {
  const { user } = await openProfile();
  const before = picture()?.src;
  let parts: [string, FormDataEntryValue][] = [];
  const [upload, refetch] = [deferred(), deferred()];
  mockApi.server.use(
    http.get('*/api/user', () => refetch.promise),
    http.post('*/api/upload-profile-pic', async ({ request }) => {
      expect(request.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
      parts = [...(await request.clone().formData())];
      await upload.promise;
      return undefined;
    }),
  );
  choose(photo());
  choose(photo());
  const button = screen.getByRole('button', { name: 'Change picture' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button);
  const bar = screen.getByRole('progressbar', { name: 'Upload of your picture' });
  expect(bar).toHaveAttribute('aria-valuenow', '0');
  upload.resolve();
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '100'));
  refetch.resolve();

  expect(await screen.findByText('Profile image updated successfully')).toBeVisible();
  expect(uploads()).toHaveLength(1);
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(parts.map(([name]) => name)).toEqual(['profilePic']);
  expect(parts[0]?.[1]).toBeInstanceOf(File);
  expect(requestsTo('GET /user')).toHaveLength(1);
  expect(picture()?.src).toMatch(/avatars\/uploads\/.+\.png\?t=\d+$/);
  expect(picture()?.src).not.toBe(before);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a picture whose upload the server rejects shows an error and keeps the old picture', async () => {
  await openProfile();
  const before = picture()?.src;
  respondTo('POST /upload-profile-pic', { success: false });
  choose(photo());
  expect(await screen.findByText('Failed to upload profile picture')).toBeVisible();
  expect(picture()?.src).toBe(before);
  expect(screen.queryByText('Profile image updated successfully')).toBeNull();
  expect(requestsTo('/user')).toHaveLength(0);
});

it('on a phone the upload goes on while the card is closed, and shows when it opens again', async () => {
  stubPhoneViewport();
  const { user } = await openProfile();
  const upload = holdResponse('POST /upload-profile-pic');
  const card = screen.getByRole('button', { name: /^Maya Lindqvist/ });
  await user.click(card);
  choose(photo());
  expect(await screen.findByRole('progressbar')).toBeVisible();
  await user.click(card);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await user.click(card);
  expect(screen.getByRole('progressbar')).toBeVisible();
  upload.release({ success: true });
  expect(await screen.findByText('Profile image updated successfully')).toBeVisible();
});
