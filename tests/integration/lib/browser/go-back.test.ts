import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { goBack, isGoingBack } from '@/lib/browser/go-back';

function visit(...paths: string[]) {
  for (const path of paths) window.history.pushState({ key: path }, '', path);
}

it('two presses go back by one press, and a later press goes back again', async () => {
  visit('/home', '/list', '/details');
  const go = vi.spyOn(window.history, 'go');
  goBack();
  goBack();
  expect(isGoingBack()).toBe(true);
  await waitFor(() => expect(window.location.pathname).toBe('/list'));
  expect(isGoingBack()).toBe(false);
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
