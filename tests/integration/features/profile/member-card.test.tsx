import { act, screen, waitFor, within } from '@testing-library/react';
import { subDays } from 'date-fns';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { findMember } from '@mock-api/database';
import { stubPhoneViewport } from '../../app/window';
import { answerMember, JONAS_NEW, MAYA, mockApi, openProfile } from './open-profile';

const main = () => within(screen.getByRole('main'));

function fact(name: string): Element | null {
  return main().getByText(name).nextElementSibling;
}

function picture(): HTMLImageElement | null {
  return main().getByRole('img', { name: 'Profile picture' }).querySelector('img');
}

it('the profile page shows the name, email, last login, subscription and number of outputs', async () => {
  await openProfile();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your Profile$/);
  expect(document.title).toContain('Your Profile');
  expect(main().getByText('Active Member')).toBeVisible();
  expect(main().getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
  expect(main().getByText(MAYA)).toBeVisible();
  expect(fact('Last Login')).toHaveTextContent(/^Today$/);
  expect(fact('Subscription')).toHaveTextContent(/^Active$/);
  await waitFor(() => expect(fact('Outputs')).toHaveTextContent(/^14$/));
});

it('the button of the member card reads Create Business Profile until all 19 answers are saved', async () => {
  await openProfile('', JONAS_NEW);
  expect(await screen.findByRole('button', { name: 'Create Business Profile' })).toBeVisible();
  expect(screen.queryByText('View Business Profile')).toBeNull();
});

/** Responds to `GET /user/onboarding` with Maya's answers and the given fields. */
function respondToOnboarding(fields: object): void {
  mockApi.server.use(
    http.get('*/api/user/onboarding', () =>
      HttpResponse.json({ ...findMember(mockApi.db(), MAYA)!.onboarding.answers, ...fields }),
    ),
  );
}

it.each([
  [
    'yesterday',
    { updatedAt: subDays(Date.now(), 1).toISOString() },
    'Updated yesterday, from 19 answers',
  ],
  ['earlier', { updatedAt: '2025-11-05T12:00:00.000Z' }, 'Updated Nov 5, 2025, from 19 answers'],
  ['at an unknown time', { updatedAt: null }, 'From 19 answers'],
  ['with answers missing', { name: '', background: ' ' }, '17 of 19 answers so far'],
])(
  'the text below the button of the business profile shows when it was changed: %s',
  async (_, fields, text) => {
    respondToOnboarding(fields);
    await openProfile();
    expect(await screen.findByText(text)).toBeVisible();
  },
);

it('View Profile in the business profile opens the generated profile of a member with all answers', async () => {
  const { user } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  const dialog = await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  await user.click(within(dialog).getByRole('button', { name: 'View Profile' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(window.location.search).toBe('?tab=createProfile'));
  expect(screen.getByRole('heading', { level: 1, name: 'Business profile' })).toBeVisible();
});

it('a failed load of the answers shows the button Create Business Profile', async () => {
  mockApi.server.use(
    http.get('*/api/user/onboarding', () => new HttpResponse(null, { status: 500 })),
  );
  await openProfile();
  expect(await screen.findByRole('button', { name: 'Create Business Profile' })).toBeVisible();
});

it('a double click on My Usage opens the usage dashboard with one history entry', async () => {
  const { user } = await openProfile('?tab=assessment');
  const entries = window.history.length;
  await user.dblClick(main().getByRole('button', { name: 'My Usage' }));
  expect(window.location.search).toBe('?tab=assessment&modal=usage');
  expect(window.history.length).toBe(entries + 1);
  expect(await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' })).toBeVisible();
});

it('Manage Subscription goes to the plans', async () => {
  const { user } = await openProfile();
  await user.click(await main().findByRole('button', { name: 'Manage Subscription' }));
  expect(window.location.pathname).toBe('/subscription');
});

it('a member without subscription data sees no Manage Subscription', async () => {
  mockApi.server.use(
    http.get('*/api/subscription/credit-purchase-status', () =>
      HttpResponse.json({ success: false }),
    ),
  );
  await openProfile();
  await screen.findByRole('button', { name: /Business Profile/ });
  expect(main().queryByText('Manage Subscription')).toBeNull();
});

it('Upgrade Your Plan opens the form of the provider in a sandboxed iframe', async () => {
  const { user } = await openProfile();
  await user.click(main().getByRole('button', { name: 'Upgrade Your Plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade Your Plan' });
  const frame = within(dialog).getByTitle('Upgrade Your Plan');
  expect(frame.tagName).toBe('IFRAME');
  expect(frame).toHaveAttribute('src', import.meta.env['VITE_UPGRADE_FORM_URL']);
  expect(frame).toHaveAttribute('sandbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the member’s picture is loaded from the asset bucket, and keeps its URL after a re-render', async () => {
  answerMember({ profilePic: JSON.stringify('avatars/maya.svg') });
  const { user } = await openProfile();
  const url = picture()?.src;
  expect(url).toContain(`${import.meta.env['VITE_ASSET_BUCKET_URL']}/avatars/maya.svg?t=`);
  await user.click(screen.getByRole('tab', { name: 'Assessment' }));
  expect(picture()?.src).toBe(url);
});

it('a picture that is a `javascript:` URL is replaced by the generic avatar', async () => {
  answerMember({ profilePic: 'javascript:alert(1)' });
  await openProfile();
  expect(picture()?.getAttribute('src')).toMatch(/generic-avatar\.svg$/);
});

it('a name and an email that contain markup are shown as text', async () => {
  const username = '<img src=x onerror=alert(1)>';
  answerMember({ username, email: '<b>x</b>@example.com' });
  await openProfile();
  expect(main().getByRole('heading', { name: username })).toBeVisible();
  expect(main().getByText('<b>x</b>@example.com')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
});

it('a member without a name is shown as Member', async () => {
  answerMember({ username: null, email: null });
  await openProfile();
  expect(main().getByRole('heading', { name: 'Member' })).toBeVisible();
});

it('on a phone the card shows the member and the business profile, and a press opens the rest', async () => {
  stubPhoneViewport();
  const { user } = await openProfile();
  expect(await main().findByRole('button', { name: 'View Business Profile' })).toBeVisible();
  expect(main().queryByText('Last Login')).toBeNull();
  const member = main().getByRole('button', { name: /^Maya Lindqvist/ });
  expect(member).toHaveAttribute('aria-expanded', 'false');
  await user.click(member);
  expect(member).toHaveAttribute('aria-expanded', 'true');
  expect(main().getByText(MAYA)).toBeVisible();
  expect(fact('Last Login')).toHaveTextContent(/^Today$/);
  expect(main().getByRole('button', { name: 'Change picture' })).toBeVisible();
  expect(main().getByRole('button', { name: 'My Usage' })).toBeVisible();
  expect(await main().findByRole('button', { name: 'Manage Subscription' })).toBeVisible();
});

it('Back closes the dialogs of the member card and stays on the profile page, where Forward opens them again', async () => {
  const { user } = await openProfile();
  const expectPage = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/profile');
  };
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  act(() => window.history.back());
  await expectPage();
  act(() => window.history.forward());
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });

  await user.click(screen.getByRole('button', { name: /Edit/ }));
  await screen.findByText('Step 1 of 6');
  act(() => window.history.back());
  await expectPage();

  await user.click(screen.getByRole('button', { name: 'Upgrade Your Plan' }));
  await screen.findByRole('dialog', { name: 'Upgrade Your Plan' });
  act(() => window.history.back());
  await expectPage();
});

it('View Profile in the dialog of the business profile replaces its history entry', async () => {
  const { user } = await openProfile();
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  await user.click(await screen.findByRole('button', { name: 'View Profile' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=createProfile'));
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});
