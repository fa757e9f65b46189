import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { firstRunStatusQuery } from '@/resources/onboarding/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { renderApp } from '../render-app';

const MAYA = 'maya@lindqvistcoaching.com';

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

it.each([
  ['navigation bar', subscriptionStatusQuery, /^Profile menu/, /The menu could not be loaded/],
  [
    'usage button',
    subscriptionStatusQuery,
    /^Credit usage/,
    /Your credit usage could not be shown/,
  ],
  ['first-run dialog', firstRunStatusQuery, /^Credit usage/, /Your business profile could not be/],
])(
  'a %s that throws shows an error, leaves the page usable, and renders again on a retry',
  async (_, { queryKey }, name, error) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, queryClient } = renderApp('/explore', { as: MAYA });
    await screen.findByRole('button', { name });
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    const validData = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, broken());

    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await screen.findByText('AI tools for your practice')).toBeVisible();
    queryClient.setQueryData(queryKey, validData);
    // Two parts read the same data.
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
  },
);
