import type { MutationStatus } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaveStatus } from '@/features/onboarding/questionnaire/use-questionnaire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function advance(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** A save that is sent at a time, in epoch milliseconds. */
function send(submittedAt: number) {
  return renderHook(
    (save: { status: MutationStatus; submittedAt: number }) =>
      useSaveStatus(save.status, save.submittedAt),
    { initialProps: { status: 'pending', submittedAt } },
  );
}

it('Saving changes... shows for one second, however fast the save was', () => {
  const { result, rerender } = send(1);
  advance(50);
  rerender({ status: 'success', submittedAt: 1 });
  advance(940);
  expect(result.current).toBe('saving');
  advance(20);
  expect(result.current).toBe('saved');
});

it('a save that fails within one second shows as failed after that second', () => {
  const { result, rerender } = send(1);
  rerender({ status: 'error', submittedAt: 1 });
  advance(990);
  expect(result.current).toBe('saving');
  advance(20);
  expect(result.current).toBe('failed');
});

it('a save that takes longer than one second shows as slow until it ends', () => {
  const { result, rerender } = send(1);
  advance(1010);
  expect(result.current).toBe('slow');
  rerender({ status: 'success', submittedAt: 1 });
  expect(result.current).toBe('saved');
});

it('a second save shows for one second of its own', () => {
  const { result, rerender } = send(1);
  advance(600);
  rerender({ status: 'pending', submittedAt: 2 });
  rerender({ status: 'success', submittedAt: 2 });
  advance(990);
  expect(result.current).toBe('saving');
  advance(20);
  expect(result.current).toBe('saved');
});

it('no state of a save shows before the first save', () => {
  const { result } = renderHook(() => useSaveStatus('idle', 0));
  advance(2000);
  expect(result.current).toBe('none');
});

it('no timer of a save runs after its form was unmounted', () => {
  const { unmount } = send(1);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
