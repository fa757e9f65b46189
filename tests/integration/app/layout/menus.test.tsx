import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { SUPPORT_EMAIL } from '@/config/brand/brand';
import { setupMockApi } from '@mock-api/node';
import { pressBack } from '../../../helpers/user';
import { renderApp } from '../../render-app';
import { stubPhoneViewport } from '../window';

const mockApi = setupMockApi();
const NORA = 'nora@eriksenconsulting.com';
const logoutCalls = () => mockApi.calls().filter(({ path }) => path === '/auth/logout');

async function openPortal(path = '/explore', as = NORA) {
  const { user, container } = renderApp(path, { as });
  await screen.findByRole('button', { name: /credits/ });
  return { user, container };
}

/** Holds the response to the logout; returns a function that releases it. */
function holdLogout(): () => void {
  let release = () => undefined as void;
  const pendingLogout = new Promise<void>((resolve) => (release = resolve));
  mockApi.server.use(http.post('*/auth/logout', () => pendingLogout.then(() => undefined)));
  return release;
}

describe('the profile menu', () => {
  const control = () => screen.getByRole('button', { name: 'Profile menu' });
  const entries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

  it('the profile menu shows the member, Profile, Password Reset, Support and Logout, and a picture that keeps its URL below the asset bucket', async () => {
    const { user, container } = await openPortal();
    const pictures = () =>
      [...container.querySelectorAll('header img')].map((image) => image.getAttribute('src'));
    const [first] = pictures();
    expect(first).toMatch(/^http:\/\/localhost:4100\/assets\/avatars\/nora\.svg\?t=\d+$/);
    await user.click(control());
    expect(pictures()).toEqual([first, first]);
    expect(screen.getByText('Nora Eriksen')).toBeInTheDocument();
    expect(screen.getByText(NORA)).toBeInTheDocument();
    expect(entries()).toEqual(['Profile', 'Password Reset', 'Support', 'Logout']);
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('menuitem', { name: 'Support' })).toHaveAttribute(
      'href',
      `mailto:${SUPPORT_EMAIL}`,
    );
    await user.click(screen.getByRole('link', { name: /Beta 2.0/ }));
    await screen.findByRole('link', { name: 'Explore tools' });
    expect(pictures()).toEqual([first]);
  });

  it('Logout in the profile menu sends one request, shows Logging out... and ends on the login page', async () => {
    const { user } = await openPortal();
    const release = holdLogout();
    await user.click(control());
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText('Logging out...')).toBeInTheDocument();
    await user.click(control());
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    release();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/auth');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(logoutCalls()).toHaveLength(1);
  });

  it('a profile picture that fails to load is replaced by the generic avatar and then by the first letter', async () => {
    const { container } = await openPortal();
    const picture = () => container.querySelector('header img');
    fireEvent.error(picture()!);
    expect(picture()).toHaveAttribute('src', '/generic-avatar.svg');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(control()).toHaveTextContent('N');
  });
});

describe('the phone menu', () => {
  const control = () => screen.getByRole('button', { name: 'Menu' });
  const panel = () => screen.queryByRole('navigation', { name: 'Menu' });

  async function openMenu(path?: string, as?: string) {
    stubPhoneViewport();
    const { user } = await openPortal(path, as);
    await user.click(control());
    return user;
  }

  it('the phone menu shows the Balance card, the links and the buttons', async () => {
    await openMenu();
    expect(control()).toHaveAttribute('aria-expanded', 'true');
    const card = screen.getByRole('region', { name: 'Balance' });
    expect(card).toHaveTextContent(/^Balance42CREDITS12 reserved(?:lasts to about .+)?Buy More$/);
    const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
    expect(
      menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/'],
      ['Explore', '/explore'],
      ['Profile', '/profile'],
      ['Support', `mailto:${SUPPORT_EMAIL}`],
    ]);
    expect(menu.getByRole('link', { name: 'Explore' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Buy More',
      'Password Reset',
      'Logout',
    ]);
  });

  it('Buy More in the phone menu opens the usage dashboard in place of the menu', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Buy More' }));
    expect(window.location.search).toBe('?modal=usage');
    expect(await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' })).toBeVisible();
    expect(panel()).not.toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(panel()).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/explore');
  });

  it('Subscribe in the phone menu opens the plans for a member of the free plan', async () => {
    const user = await openMenu('/explore', 'lena@hartmannhealth.com');
    expect(screen.queryByRole('button', { name: 'Buy More' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Subscribe' }));
    expect(await screen.findByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  });

  it('a failed balance in the phone menu shows zero with an error and Retry, and no offer to buy', async () => {
    mockApi.server.use(
      http.get('*/api/tokens/balance', () => HttpResponse.json({}, { status: 500 })),
    );
    stubPhoneViewport();
    const { user } = renderApp('/explore', { as: NORA });
    await screen.findByRole('button', { name: '0 credits' });
    await user.click(control());
    const card = within(screen.getByRole('region', { name: 'Balance' }));
    expect(card.getByText('0')).toBeVisible();
    // The card, which mounts after the failed request, does not send another one.
    expect(mockApi.calls().filter(({ path }) => path === '/tokens/balance')).toHaveLength(1);
    expect(card.getByText('Couldn’t load your balance')).toBeVisible();
    expect(card.queryByText(/Buy More|Subscribe/)).not.toBeInTheDocument();
    mockApi.server.use(
      http.get('*/api/tokens/balance', () =>
        HttpResponse.json({ success: true, totalTokens: 77, availableTokens: 77 }),
      ),
    );
    await user.click(card.getByRole('button', { name: 'Retry loading credits' }));
    expect(await card.findByText('77')).toBeVisible();
    expect(card.queryByText('Couldn’t load your balance')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Balance' })).toHaveFocus();
  });

  it('a link of the phone menu closes it and opens its page at the top, and Back to the page before closes the open menu', async () => {
    const user = await openMenu('/');
    const scrolledByPortal = vi.spyOn(window, 'scrollTo');
    await user.click(screen.getByRole('link', { name: 'Explore' }));
    await screen.findByText(/^Showing/);
    expect(scrolledByPortal).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(panel()).not.toBeInTheDocument();
    expect(control()).toHaveAttribute('aria-expanded', 'false');
    await user.click(control());
    expect(panel()).toBeInTheDocument();
    await pressBack();
    expect(panel()).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
  });

  it('Escape, which returns the focus, a press outside and a second press on its button each close the phone menu', async () => {
    const user = await openMenu();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Buy More' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(control()).toHaveFocus();
    await user.click(control());
    await user.click(screen.getByRole('main'));
    expect(panel()).not.toBeInTheDocument();
    await user.click(control());
    await user.click(control());
    expect(panel()).not.toBeInTheDocument();
  });

  it('Logout in the phone menu sends one request and ends on the login page', async () => {
    const user = await openMenu();
    const release = holdLogout();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Logging out...' }));
    release();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeInTheDocument();
    expect(logoutCalls()).toHaveLength(1);
  });
});
