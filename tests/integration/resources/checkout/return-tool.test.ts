import { expect, it } from 'vitest';
import { findReturnTool, storeReturnTool } from '@/resources/checkout/return-tool';

const NOW = Date.UTC(2026, 10, 22, 12);
const DAY_MS = 24 * 60 * 60_000;

it('a return tool is not found for another member on the same device', () => {
  storeReturnTool('m1', 'tool-1', NOW);
  expect(findReturnTool('m2', NOW)).toBeNull();
  expect(findReturnTool('m1', NOW)).toBe('tool-1');
});

it('a checkout that was not started from a tool removes the tool of an earlier one', () => {
  storeReturnTool('m1', 'tool-1', NOW);
  storeReturnTool('m1', null, NOW);
  expect(findReturnTool('m1', NOW)).toBeNull();
});

it.each([
  [0, 'tool-1'],
  [DAY_MS, 'tool-1'],
  [DAY_MS + 1, null],
  [-1, null],
])('a checkout that returns after %d ms finds the return tool %s', (age, toolId) => {
  storeReturnTool('m1', 'tool-1', NOW);
  expect(findReturnTool('m1', NOW + age)).toBe(toolId);
});

it.each(['', ' ', '.', '..'])('the return tool "%s" is not stored', (toolId) => {
  storeReturnTool('m1', toolId, NOW);
  expect(findReturnTool('m1', NOW)).toBeNull();
});

it.each([
  '[]',
  '{"toolId":"tool-1"}',
  '{"toolId":"..","startedAt":1}',
  '{"toolId":7,"startedAt":1}',
  `{"toolId":"tool-1","startedAt":"${NOW}"}`,
])('a stored return tool of %s is ignored', (stored) => {
  localStorage.setItem('checkout-return:m1', stored);
  expect(findReturnTool('m1', NOW)).toBeNull();
});
