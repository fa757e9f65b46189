import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { api, button, openGenerated, profileDocument, requestsTo } from './open-generated';
import { openProfile } from './open-profile';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Business profile' });

it('the business profile is a page of its own, without the member card and the outputs', async () => {
  await openGenerated('## Who she is\n\nA coach.');
  expect(await heading()).toBeVisible();
  expect(document.title).toBe(`Business profile · ${PRODUCT_NAME}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Who she is' })).toBeVisible();
  expect(screen.getByText(/^Saved in your account, last updated /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByText('Active Member')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(requestsTo('/user-assets')).toEqual([]);
});

it('the link to the outputs goes back to the tab from which the business profile was opened', async () => {
  const { user } = await openProfile('?tab=agents');
  await user.click(await button('View Business Profile'));
  await user.click(await button('View Profile'));
  await heading();
  await user.click(screen.getByRole('link', { name: 'Your Profile' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=agents'));
  expect(await screen.findByRole('tab', { name: 'Agents', selected: true })).toBeVisible();
  act(() => window.history.forward());
  expect(await heading()).toBeVisible();
});

it('unsaved changes take the place of the date and the source of the profile', async () => {
  const { user } = await openGenerated('A');
  await profileDocument();
  await user.click(await button('Edit'));
  await user.type(screen.getByRole('textbox', { name: 'Profile text' }), 'B');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  await user.click(await button('Save'));
  expect(await screen.findByText(/^Edited by you today at /)).toBeVisible();
});

it('a failed load of the outputs is named on their page', async () => {
  api.server.use(http.get('*/api/user-assets', () => HttpResponse.json({}, { status: 500 })));
  await openProfile();
  expect(
    await screen.findByRole('heading', { name: 'Your saved outputs didn’t load' }),
  ).toBeVisible();
});
