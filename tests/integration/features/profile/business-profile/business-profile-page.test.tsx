import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PRODUCT_NAME } from '@/config/brand/brand';
import { requestsTo } from '../../../../helpers/mock-api';
import { openGenerated } from '../open-generated';

it('the business profile is a page of its own, without the member card and the outputs', async () => {
  await openGenerated('## Who she is\n\nA coach.');
  expect(await screen.findByRole('heading', { level: 1, name: 'Business profile' })).toBeVisible();
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
