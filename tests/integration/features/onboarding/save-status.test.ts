import type { MutationStatus } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSaveStatus } from '@/features/onboarding/questionnaire/use-save-status';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A save that is sent at a time, in epoch milliseconds. */
function send(submittedAt: number) {
  return renderHook(
    (save: { status: MutationStatus; submittedAt: number }) =>
      useSaveStatus(save.status, save.submittedAt),
    { initialProps: { status: 'pending', submittedAt } },
  );
}

const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it.each<[MutationStatus, string]>([
  ['success', 'saved'],
  ['error', 'failed'],
  ['pending', 'slow'],
])(
  'Saving changes... shows for one second, then a save of status %s shows as %s',
  (status, end) => {
    const { result, rerender } = send(1);
    rerender({ status, submittedAt: 1 });
    advance(990);
    expect(result.current).toBe('saving');
    advance(20);
    expect(result.current).toBe(end);
  },
);

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
