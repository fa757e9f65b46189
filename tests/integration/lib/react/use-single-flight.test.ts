import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSingleFlight } from '@/lib/react/use-single-flight';

it('a request is in flight from its begin to its end, also after re-renders', () => {
  const { result, rerender } = renderHook(useSingleFlight);
  expect(result.current.isInFlight()).toBe(false);
  expect(result.current.begin()).toBe(true);
  rerender();
  expect(result.current.isInFlight()).toBe(true);
  expect(result.current.begin()).toBe(false);
  result.current.end();
  expect(result.current.isInFlight()).toBe(false);
  expect(result.current.begin()).toBe(true);
});

it('two components each have a request in flight of their own', () => {
  const first = renderHook(useSingleFlight).result.current;
  const second = renderHook(useSingleFlight).result.current;
  expect(first.begin()).toBe(true);
  expect(second.begin()).toBe(true);
});
