import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endToasts, showToast } from '@/ui/feedback/toast';

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
  await act(() => import('@/ui/feedback/toaster'));
  await settle();
  return id;
}

test.each([
  ['success', 2000],
  ['error', 4000],
  ['info', 4000],
] as const)('a toast of kind %s is removed after %i ms', async (kind, milliseconds) => {
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

/** The live regions that contain a text, the innermost first. */
function liveRegionsOf(text: string): (string | null)[] {
  const regions: (string | null)[] = [];
  let region: Element | null = screen.getByText(text);
  while ((region = region.closest('[aria-live], [role=alert], [role=status]'))) {
    regions.push(region.getAttribute('aria-live'));
    region = region.parentElement ?? document.documentElement;
  }
  return regions;
}

test('an error toast is in an assertive live region, the others in a polite one, and no region is in another', async () => {
  await show('error', 'Failed to upload profile picture');
  await show('success', 'Profile updated successfully.');
  expect(liveRegionsOf('Failed to upload profile picture')).toEqual(['assertive']);
  expect(liveRegionsOf('Profile updated successfully.')).toEqual(['polite']);
});

test('a 21st toast removes the oldest one', async () => {
  for (let number = 1; number <= 23; number += 1) await show('loading', `Toast ${number}.`);
  expect(screen.getAllByText(/^Toast \d+\.$/)).toHaveLength(20);
  expect(screen.queryByText('Toast 3.')).not.toBeInTheDocument();
  expect(screen.getByText('Toast 4.')).toBeInTheDocument();
});

test('Dismiss removes a toast, and a press on its action runs the action and removes it', async () => {
  const onPress = vi.fn();
  await show('info', 'Saved on this device', { action: { label: 'Retry', onPress } });
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  await settle(10);
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Saved on this device')).not.toBeInTheDocument();
  await show('error', 'Not saved');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  await settle(10);
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
});

test('endToasts removes every toast, and an action of one that is still rendered does nothing', async () => {
  const onPress = vi.fn();
  await show('info', 'Your changes were discarded.', { action: { label: 'Undo', onPress } });
  const undo = screen.getByRole('button', { name: 'Undo' });
  showToast('info', 'Still loading');
  endToasts();
  act(() => undo.click());
  await settle(10);
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.queryByText('Your changes were discarded.')).not.toBeInTheDocument();
  expect(screen.queryByText('Still loading')).not.toBeInTheDocument();
});

test('after a focused toast is closed, the next toast is removed after its duration', async () => {
  await show('info', 'The first');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await settle(10_000);
  expect(screen.getByText('The first')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  await settle(10);
  await show('success', 'The second');
  await settle(2200);
  expect(screen.queryByText('The second')).not.toBeInTheDocument();
});

test('a toast stays while it is hovered or focused, and is removed when that has ended', async () => {
  await show('success', 'Hovered');
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  await settle(10_000);
  expect(screen.getByText('Hovered')).toBeInTheDocument();
  fireEvent.pointerLeave(region);
  await settle(2200);
  expect(screen.queryByText('Hovered')).not.toBeInTheDocument();

  await show('success', 'Focused');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await settle(10_000);
  expect(screen.getByText('Focused')).toBeInTheDocument();
  act(() => dismiss.blur());
  await settle(2200);
  expect(screen.queryByText('Focused')).not.toBeInTheDocument();
});

test('a focused toast stays when the pointer leaves it', async () => {
  await show('info', 'Focused');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  fireEvent.pointerLeave(region);
  await settle(10_000);
  expect(screen.getByText('Focused')).toBeInTheDocument();
});

function pressF8(): void {
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F8', bubbles: true }));
  });
}

test('F8 focuses the action of the newest toast that has one, also below an error toast', async () => {
  const onPress = vi.fn();
  await show('error', 'Not saved', { action: { label: 'Retry', onPress } });
  await show('info', 'Your changes were discarded.', { action: { label: 'Undo', onPress } });
  await show('loading', 'Saving...');
  await show('error', 'Failed to upload profile picture');
  pressF8();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('F8 focuses the first Dismiss if no toast has an action', async () => {
  await show('info', 'The first');
  await show('error', 'The second');
  pressF8();
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  expect(dismiss?.parentElement).toHaveTextContent('The second');
  expect(dismiss).toHaveFocus();
});

test('a toast with an action stays, F8 focuses it, and closing it returns the focus', async () => {
  const onPress = vi.fn();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await show('info', 'Your changes were discarded.', { action: { label: 'Undo', onPress } });
  await settle(600_000);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toHaveAttribute('aria-keyshortcuts', 'F8');
  pressF8();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  act(() => dismiss.click());
  await settle(10);
  expect(screen.queryByText('Your changes were discarded.')).not.toBeInTheDocument();
  expect(onPress).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  button.remove();
});
