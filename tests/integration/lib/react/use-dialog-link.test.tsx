import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useUrlDialog } from '@/components/use-url-dialog';
import { withUrlDialog } from '@/config/url-dialog';
import { useDialogLink } from '@/lib/react/use-dialog-link';

function Page() {
  const link = useDialogLink((search) => withUrlDialog(search, 'usage'));
  const { close } = useUrlDialog('usage');
  return (
    <>
      <Link {...link}>Open</Link>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

function currentUrl(): string {
  return window.location.pathname + window.location.search;
}

test('closing a dialog that a link has opened removes its history entry', async () => {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', '/explore?x=1');
  render(<Page />, { wrapper: BrowserRouter });
  fireEvent.click(screen.getByRole('link', { name: 'Open' }));
  expect(currentUrl()).toBe('/explore?x=1&modal=usage');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(currentUrl()).toBe('/explore?x=1'));
  window.history.back();
  await waitFor(() => expect(currentUrl()).toBe('/before'));
});
