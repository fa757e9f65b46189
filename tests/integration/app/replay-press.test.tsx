import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { replayPress } from '@/app/layout/replay-press';
import { queuePresses } from '@/early/queued-press';
import { endSession } from '@/resources/session/session';
import { renderApp } from '../render-app';

const SKELETONS = '<span data-press="menu"><i></i></span><span data-press="search"></span><p></p>';

beforeEach(() => {
  window.history.pushState(null, '', '/explore');
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = SKELETONS;
  document.body.append(root);
  onTestFinished(() => root.remove());
  queuePresses();
});

const press = (selector: string) =>
  document.querySelector<HTMLElement>(`#root ${selector}`)!.click();

/** Mounts the menu, and returns how often its button was clicked. */
function mountMenu(): number {
  let clicks = 0;
  const control = document.createElement('div');
  control.innerHTML = '<button type="button"></button>';
  control.firstElementChild!.addEventListener('click', () => clicks++);
  replayPress('menu')(control);
  return clicks;
}

it('a press on a skeleton of a control is replayed once', () => {
  press('[data-press=menu] i');
  expect(mountMenu()).toBe(1);
  expect(mountMenu()).toBe(0);
});

it.each([
  ['on the skeleton of another control', () => press('[data-press=search]')],
  ['beside the controls', () => press('p')],
])('a later press %s replaces a press that has not been replayed', (_, pressAgain) => {
  press('[data-press=menu]');
  pressAgain();
  expect(mountMenu()).toBe(0);
});

it('a press is not replayed on another page', () => {
  press('[data-press=menu]');
  window.history.pushState(null, '', '/profile');
  expect(mountMenu()).toBe(0);
  window.history.pushState(null, '', '/explore');
  expect(mountMenu()).toBe(0);
});

it('a press is not replayed after the end of the session', async () => {
  renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
  await screen.findByRole('button', { name: 'Profile menu' });
  press('[data-press=menu]');
  endSession('expired');
  expect(mountMenu()).toBe(0);
});
