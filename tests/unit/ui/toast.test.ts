import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast } from '@/ui/toast';

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(async () => {
  dismissToast();
  await settle(10);
  vi.useRealTimers();
});

async function show(...args: Parameters<typeof showToast>): Promise<string> {
  const id = showToast(...args);
  await act(() => vi.importActual('@/ui/toaster'));
  await settle();
  return id;
}

test.each([
  ['success', 2000],
  ['error', 4000],
  ['info', 4000],
] as const)('a toast of kind %s stays for %i ms', async (kind, milliseconds) => {
  await show(kind, 'A message');
  await settle(milliseconds - 200);
  expect(screen.getByText('A message')).toBeInTheDocument();
  await settle(400);
  expect(screen.queryByText('A message')).not.toBeInTheDocument();
});

test('a loading toast stays until it is replaced', async () => {
  const id = await show('loading', 'Updating...');
  await settle(600_000);
  expect(screen.getByText('Updating...')).toBeInTheDocument();
  await show('success', 'Updated', { id });
  expect(screen.queryByText('Updating...')).not.toBeInTheDocument();
  await settle(2200);
  expect(screen.queryByText('Updated')).not.toBeInTheDocument();
});

test('an error toast is an alert and the others are statuses', async () => {
  await show('error', 'Failed to upload profile picture');
  await show('success', 'Profile updated successfully.');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload profile picture');
  expect(screen.getByRole('status')).toHaveTextContent('Profile updated successfully.');
});

test('a 21st toast removes the oldest one', async () => {
  for (let number = 1; number <= 23; number += 1) await show('loading', `Toast ${number}.`);
  expect(screen.getAllByRole('status')).toHaveLength(20);
  expect(screen.queryByText('Toast 3.')).not.toBeInTheDocument();
  expect(screen.getByText('Toast 4.')).toBeInTheDocument();
});

test('the close button removes a toast and an action removes it before it runs', async () => {
  const onPress = vi.fn();
  await show('info', 'Saved on this device', { action: { label: 'Retry', onPress } });
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await settle(10);
  expect(onPress).toHaveBeenCalledOnce();
  await show('error', 'Not saved');
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await settle(10);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a toast closed under the pointer or the focus does not keep the next one', async () => {
  await show('info', 'The first');
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await settle(10_000);
  expect(screen.getByText('The first')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  await settle(10);
  await show('success', 'The second');
  await settle(2200);
  expect(screen.queryByText('The second')).not.toBeInTheDocument();
});
