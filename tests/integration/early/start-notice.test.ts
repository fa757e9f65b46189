import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { MISSING_TEXT, watchStart } from '@/early/start-notice';
import { LATE_AFTER_MS, LATE_TEXT } from '@/config/timeouts';

// The toasts of all files of a worker have their root in the body, so its children must remain.
const root = document.createElement('div');

beforeEach(() => {
  vi.useFakeTimers();
  root.id = 'root';
  root.innerHTML = '<p>Validating your session</p>';
  document.body.append(root);
});
afterEach(() => {
  vi.useRealTimers();
  root.remove();
});

it('a page whose application has not rendered after 10 s shows a Reload button', () => {
  expect(LATE_AFTER_MS).toBe(10_000);
  watchStart();
  vi.advanceTimersByTime(9_999);
  expect(screen.queryByRole('alert')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(screen.getByRole('alert')).toHaveTextContent(LATE_TEXT);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('a page whose script fails to load shows one Reload button immediately', () => {
  watchStart();
  const script = document.createElement('script');
  document.body.append(script);
  onTestFinished(() => script.remove());
  script.dispatchEvent(new Event('error'));
  script.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(LATE_AFTER_MS);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(MISSING_TEXT);
});

it('a page whose picture fails to load shows no Reload button', () => {
  watchStart();
  const picture = document.createElement('img');
  document.body.append(picture);
  onTestFinished(() => picture.remove());
  picture.dispatchEvent(new Event('error'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a page whose application has rendered shows no Reload button', async () => {
  watchStart();
  document.getElementById('root')?.replaceChildren('The catalogue');
  // The MutationObserver runs in a microtask.
  await Promise.resolve();
  vi.advanceTimersByTime(LATE_AFTER_MS);
  expect(screen.queryByRole('alert')).toBeNull();
});
