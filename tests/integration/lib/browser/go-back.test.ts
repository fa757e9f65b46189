import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { goBack } from '@/lib/browser/go-back';

function visit(...paths: string[]) {
  // As the router stores them.
  for (const [idx, path] of paths.entries()) window.history.pushState({ key: path, idx }, '', path);
}

it('two presses go back by one press, and a later press goes back again', async () => {
  visit('/home', '/list', '/details');
  const go = vi.spyOn(window.history, 'go');
  goBack();
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/list'));
  expect(go).toHaveBeenCalledTimes(1);
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
});

it('an entry that Forward has opened again can be left again', async () => {
  visit('/list', '/details');
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/list'));
  window.history.forward();
  await waitFor(() => expect(window.location.pathname).toBe('/details'));
  goBack();
  await waitFor(() => expect(window.location.pathname).toBe('/list'));
});
