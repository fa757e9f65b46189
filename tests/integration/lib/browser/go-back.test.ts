import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { goBack, goBackAndThen, isGoingBack } from '@/lib/browser/go-back';

function visit(...paths: string[]) {
  // As the router stores them.
  for (const [idx, path] of paths.entries()) window.history.pushState({ key: path, idx }, '', path);
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

it('a function that is called after going back is not called in an entry further back, to which the member has gone meanwhile', async () => {
  visit('/home', '/list', '/details');
  // Browsers add up the steps of Back presses that follow each other immediately.
  const go = window.history.go.bind(window.history);
  vi.spyOn(window.history, 'go').mockImplementation((steps = 0) => go(steps - 1));
  const run = vi.fn<() => void>();
  goBackAndThen(1, run);
  await waitFor(() => expect(window.location.pathname).toBe('/home'));
  expect(run).not.toHaveBeenCalled();
});

it('a function that is called after going back no step is called immediately', () => {
  const run = vi.fn<() => void>();
  goBackAndThen(0, run);
  expect(run).toHaveBeenCalledTimes(1);
  expect(isGoingBack()).toBe(false);
});
