import { screen, waitFor } from '@testing-library/react';
import type { QueryKey } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { firstRunStatusQuery, onboardingRecordQuery } from '@/resources/onboarding/queries';
import { subscriptionStatusQuery } from '@/resources/subscription/queries';
import { renderApp } from '../render-app';

const MAYA = 'maya@lindqvistcoaching.com';
const JONAS_NEW = 'jonas@weberwerk.com';

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

interface Part {
  part: string;
  url: string;
  as: string;
  /** Its data, whose malformed fields throw when it renders. */
  queryKey: QueryKey;
  find: () => Promise<HTMLElement>;
  error: RegExp;
  retry: string[];
  /** Whether it is gone after the retry, as at first. */
  isClosed?: boolean;
}

const PARTS: Part[] = [
  {
    part: 'a navigation bar',
    url: '/explore',
    as: MAYA,
    queryKey: subscriptionStatusQuery.queryKey,
    find: () => screen.findByRole('button', { name: 'Profile menu' }),
    error: /The menu could not be loaded/,
    retry: ['Retry', 'Try Again'],
  },
  {
    part: 'a usage button',
    url: '/explore',
    as: MAYA,
    queryKey: subscriptionStatusQuery.queryKey,
    find: () => screen.findByRole('button', { name: /^Credit usage/ }),
    error: /Your credit usage could not be shown/,
    retry: ['Retry', 'Try Again'],
  },
  {
    part: 'a first-run dialog',
    url: '/explore',
    as: MAYA,
    queryKey: firstRunStatusQuery.queryKey,
    find: () => screen.findByRole('button', { name: /^Credit usage/ }),
    error: /Your business profile could not be shown/,
    retry: ['Try Again'],
  },
  {
    part: 'a questionnaire',
    url: '/explore',
    as: JONAS_NEW,
    queryKey: onboardingRecordQuery.queryKey,
    find: () => screen.findByRole('dialog'),
    error: /This could not be opened/,
    retry: ['Close'],
    isClosed: true,
  },
];

test.each(PARTS)(
  '$part that throws shows an error, leaves the page usable, and renders again on a retry',
  async ({ url, as, queryKey, find, error, retry, isClosed }) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { user, queryClient } = renderApp(url, { as });
    await find();
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    const validData = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, broken());

    expect(await screen.findByText(error)).toBeInTheDocument();
    // An open dialog hides the page from the accessibility tree.
    expect(await screen.findByText('AI tools for your practice')).toBeVisible();
    if (!isClosed) queryClient.setQueryData(queryKey, validData);
    for (const name of retry) await user.click(screen.getByRole('button', { name }));
    if (!isClosed) expect(await find()).toBeInTheDocument();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
  },
);
