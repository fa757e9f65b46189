import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endToasts, showToast } from '@/ui/feedback/toast';
import { Toaster } from '@/ui/feedback/toaster';

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(async () => {
  endToasts();
  await settle(10);
  vi.useRealTimers();
});

async function show(...args: Parameters<typeof showToast>): Promise<string> {
  const id = showToast(...args);
  await settle();
  return id;
}

test.each([
  ['success', 2000],
  ['error', 4000],
  ['info', 4000],
] as const)('a toast of kind %s is removed after %i ms', async (kind, milliseconds) => {
  render(<Toaster />);
  await show(kind, 'A message');
  await settle(milliseconds - 200);
  expect(screen.getByText('A message')).toBeInTheDocument();
  await settle(400);
  expect(screen.queryByText('A message')).not.toBeInTheDocument();
});

test('a loading toast stays until it is replaced', async () => {
  render(<Toaster />);
  const id = await show('loading', 'Updating...');
  await settle(600_000);
  expect(screen.getByText('Updating...')).toBeInTheDocument();
  await show('success', 'Updated', { id });
  expect(screen.queryByText('Updating...')).not.toBeInTheDocument();
  await settle(2200);
  expect(screen.queryByText('Updated')).not.toBeInTheDocument();
});

test('an error toast is an alert, the others are a status, in a live region', async () => {
  render(<Toaster />);
  await show('error', 'Failed to upload profile picture');
  await show('success', 'Profile updated successfully.');
  // Screen readers ignore new elements in a live region that is off.
  expect(screen.getByRole('region', { name: 'Notifications' })).toHaveAttribute(
    'aria-live',
    'polite',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload profile picture');
  expect(screen.getByRole('status')).toHaveTextContent('Profile updated successfully.');
});

test('a 21st toast removes the oldest one', async () => {
  render(<Toaster />);
  for (let number = 1; number <= 23; number += 1) await show('loading', `Toast ${number}.`);
  expect(screen.getAllByText(/^Toast \d+\.$/)).toHaveLength(20);
  expect(screen.queryByText('Toast 3.')).not.toBeInTheDocument();
  expect(screen.getByText('Toast 4.')).toBeInTheDocument();
});

test('a toast with an action names it and stays until the action or Dismiss is pressed', async () => {
  render(<Toaster />);
  const onPress = vi.fn();
  await show('info', 'Discarded.', { action: { label: 'Undo', onPress } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Discarded. Undo available in notifications.',
  );
  await settle(600_000);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  await settle(10);
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Discarded.')).not.toBeInTheDocument();
  await show('error', 'Not saved');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  await settle(10);
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('endToasts removes every toast', async () => {
  render(<Toaster />);
  await show('loading', 'Updating...');
  endToasts();
  await settle();
  expect(screen.queryByText('Updating...')).not.toBeInTheDocument();
});
