import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { button, openGenerated, requestsTo } from './open-generated';
import { openProfile } from './open-profile';

const heading = () => screen.findByRole('heading', { level: 1, name: 'Business profile' });

it('the business profile is a page of its own, without the member card and the outputs', async () => {
  await openGenerated('## Who she is\n\nA coach.');
  expect(await heading()).toBeVisible();
  expect(document.title).toBe(`Business profile · ${PRODUCT_NAME}`);
  expect(await screen.findByRole('heading', { level: 2, name: 'Who she is' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByText('Active Member')).toBeNull();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  // The account has a single text of the profile.
  expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
  expect(requestsTo('/user-assets')).toEqual([]);
});

it('View Profile in the documents opens the business profile, whose link leads to the outputs', async () => {
  const { user } = await openProfile('?tab=agents');
  await user.click(await button('View Business Profile'));
  await user.click(await button('View Profile'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await heading()).toBeVisible();
  expect(window.location.search).toBe('?tab=createProfile');
  await user.click(screen.getByRole('link', { name: 'Your Profile' }));
  expect(await screen.findByRole('tab', { name: 'All', selected: true })).toBeVisible();
});
