import { afterEach, expect, it } from 'vitest';
import { shellShape, type ShellShape } from '@/config/routes';
import { showShell } from '@/early/shell';

afterEach(() => {
  for (const element of document.querySelectorAll('template, #root')) element.remove();
});

it.each<[string, ShellShape | null]>([
  ['/', 'home'],
  ['/explore', 'catalogue'],
  ['/EXPLORE/', 'catalogue'],
  ['/tool/t1', 'tool'],
  ['/profile', 'profile'],
  ['/profile?tab=agents', 'profile'],
  ['/profile?tab=createProfile', 'plain'],
  ['/subscription', 'plain'],
  ['/subscription-success', 'plain'],
  ['/auth', null],
  ['/payment-success', null],
  ['/tool/t1/more', null],
  ['/nowhere', null],
])('the shell of %s is %s', (url, shape) => {
  expect(shellShape(new URL(url, window.location.origin))).toBe(shape);
});

it('a shell is copied from its own template into the root', () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  for (const shape of ['home', 'profile'] as const) {
    const template = document.createElement('template');
    template.id = `shell-${shape}`;
    template.innerHTML = `<p>${shape}</p>`;
    document.body.append(template);
  }
  showShell('profile');
  expect(root).toHaveTextContent('profile');
  showShell('home');
  expect(root).toHaveTextContent('home');
});
