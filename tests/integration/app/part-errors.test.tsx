import { screen, waitFor } from '@testing-library/react';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { activeConfigQuery } from '@/resources/credit-config/queries';
import { stacksQuery } from '@/resources/credits/stacks/queries';
import { firstRunStatusQuery, onboardingRecordQuery } from '@/resources/onboarding/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { renderApp } from '../render-app';

const MAYA = 'maya@lindqvistcoaching.com';
const JONAS_NEW = 'jonas@weberwerk.com';

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

/**
 * Data that throws when a component reads any field of it, like malformed data that no schema
 * rejects.
 */
function broken(): never {
  // An instance of a class, because the cache merges plain objects with the existing data.
  class Broken {}
  return new Proxy(new Broken(), {
    get(_, name) {
      if (name === 'constructor') return Broken;
      if (typeof name === 'symbol' || name === 'then') return undefined;
      throw new Error(`Cannot read ${name}`);
    },
  }) as never;
}

function breakData(queryClient: QueryClient, queryKey: QueryKey): void {
  queryClient.setQueryData(queryKey, broken());
}

const catalogue = () => screen.findByRole('heading', { level: 1, name: /AI tools/ });

test('a navigation bar and a usage button that throw show an error each, leave the page usable, and render again on a retry', async () => {
  const { user, queryClient } = renderApp('/explore', { as: MAYA });
  await screen.findByRole('button', { name: 'Profile menu' });
  const { queryKey } = subscriptionStatusQuery;
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  const validData = queryClient.getQueryData(queryKey);
  breakData(queryClient, queryKey);

  expect(await screen.findByText('The menu could not be loaded.')).toBeInTheDocument();
  expect(screen.getByText(/Your credit usage could not be shown/)).toBeInTheDocument();
  expect(await catalogue()).toBeInTheDocument();
  queryClient.setQueryData(queryKey, validData);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Profile menu' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Credit usage/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a usage dashboard that throws shows an error, leaves the page usable, and opens on Try Again', async () => {
  const { user, queryClient } = renderApp('/explore?modal=usage', { as: MAYA });
  await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' });
  await waitFor(() => expect(queryClient.getQueryData(stacksQuery.queryKey)).toBeDefined());
  const validData = queryClient.getQueryData(stacksQuery.queryKey);
  breakData(queryClient, stacksQuery.queryKey);

  expect(await screen.findByText(/Your credit usage could not be opened/)).toBeInTheDocument();
  // The open dialog hides the page from the accessibility tree, so the query includes hidden
  // elements.
  expect(screen.getByText('AI tools for your practice')).toBeVisible();
  expect(await screen.findByLabelText('Profile menu')).toBeVisible();
  queryClient.setQueryData(stacksQuery.queryKey, validData);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog', { name: 'Credit Usage Dashboard' })).toBeVisible();
});

test('a purchase dialog that throws shows an error, leaves the page usable, and opens on Try Again', async () => {
  const { user, queryClient } = renderApp('/explore?modal=usage', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Get More Credits' }));
  await screen.findByRole('button', { name: /^Purchase/ });
  const { queryKey } = activeConfigQuery;
  const validData = queryClient.getQueryData(queryKey);
  breakData(queryClient, queryKey);

  expect(await screen.findByText(/The purchase could not be opened/)).toBeInTheDocument();
  expect(await screen.findByText('AI tools for your practice')).toBeInTheDocument();
  queryClient.setQueryData(queryKey, validData);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: /^Purchase/ })).toBeInTheDocument();
});

test('a first-run dialog that throws shows an error and leaves the page and the navigation bar usable', async () => {
  const { user, queryClient } = renderApp('/explore', { as: MAYA });
  await screen.findByRole('button', { name: /^Credit usage/ });
  const { queryKey } = firstRunStatusQuery;
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  const validData = queryClient.getQueryData(queryKey);
  breakData(queryClient, queryKey);

  expect(await screen.findByText(/Your business profile could not be shown/)).toBeInTheDocument();
  expect(await catalogue()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Credit usage/ })).toBeInTheDocument();
  queryClient.setQueryData(queryKey, validData);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText(/Your business profile could not be shown/)).not.toBeInTheDocument();
});

test('a questionnaire that throws shows an error that can be dismissed, and leaves the page usable', async () => {
  const { user, queryClient } = renderApp('/explore', { as: JONAS_NEW });
  await screen.findByRole('dialog');
  const { queryKey } = onboardingRecordQuery;
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  breakData(queryClient, queryKey);

  expect(await screen.findByText(/This could not be opened/)).toBeInTheDocument();
  expect(screen.getByText('AI tools for your practice')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/This could not be opened/)).not.toBeInTheDocument();
});
