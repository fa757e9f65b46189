import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useModal, useModalLink } from '@/components/use-modal';
import { withModal } from '@/config/modal';
import { pressBack, setupUser } from '../../helpers/user';

const currentUrl = () => {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

function UsageLink() {
  const link = useModalLink((search) => withModal(search, 'usage'));
  return <Link {...link}>Usage</Link>;
}

/** Renders the hooks at a URL, above an entry of another page. */
function renderModal(url: string) {
  window.history.pushState(null, '', '/before');
  window.history.pushState(null, '', url);
  return renderHook(() => ({ usage: useModal('usage'), buy: useModal('buy') }), {
    wrapper: ({ children }) => (
      <BrowserRouter useTransitions={false}>
        <UsageLink />
        {children}
      </BrowserRouter>
    ),
  }).result;
}

it('closing a dialog that the portal has opened goes back to the page, and to the dialog that it has replaced', async () => {
  const modal = renderModal('/explore?x=1#top');
  act(() => modal.current.usage.open());
  expect(currentUrl()).toBe('/explore?x=1&modal=usage#top');
  act(() => modal.current.buy.open());
  expect(modal.current.usage.isOpen).toBe(false);
  act(() => modal.current.buy.close());
  await waitFor(() => expect(modal.current.usage.isOpen).toBe(true));
  act(() => modal.current.usage.close());
  await waitFor(() => expect(currentUrl()).toBe('/explore?x=1#top'));
  await pressBack();
  expect(currentUrl()).toBe('/before');
});

it('closing a dialog that the URL has opened removes only its parameter and adds no entry', async () => {
  const modal = renderModal('/explore?x=%20y&modal=usage#top');
  act(() => modal.current.usage.close());
  expect(currentUrl()).toBe('/explore?x=%20y#top');
  await pressBack();
  expect(currentUrl()).toBe('/before');
});

it('a dialog that takes the place of another one keeps its entry', async () => {
  const modal = renderModal('/explore');
  act(() => modal.current.usage.open());
  act(() => modal.current.buy.open(undefined, { replace: true }));
  act(() => modal.current.buy.close());
  await waitFor(() => expect(currentUrl()).toBe('/explore'));
});

it('closing a dialog that is no longer open changes nothing', async () => {
  const modal = renderModal('/explore');
  act(() => modal.current.usage.open());
  const { close } = modal.current.usage;
  await pressBack();
  act(() => close());
  expect(currentUrl()).toBe('/explore');
});

it('a double press on a link adds one entry, from which closing goes back', async () => {
  const modal = renderModal('/explore?x=1#top');
  await setupUser().dblClick(screen.getByRole('link', { name: 'Usage' }));
  expect(currentUrl()).toBe('/explore?x=1&modal=usage#top');
  act(() => modal.current.usage.close());
  await waitFor(() => expect(currentUrl()).toBe('/explore?x=1#top'));
});
