import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { checkAvailability } from '@/resources/credits/availability';
import { fetchPlatformCosts } from '@/resources/credits/platform-costs/queries';
import { fetchBalance } from '@/resources/credits/queries';
import { fetchStacks } from '@/resources/credits/stacks/queries';
import { stackState } from '@/resources/credits/stacks/stack-rules';
import { fetchGroupedHistory } from '@/resources/credits/transactions/api';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();
const { signal } = new AbortController();

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

it.each(['grouped', 'list'] as const)(
  'stacks as %s agree with their summary and the balance',
  async (shape) => {
    api.db().stackShape = shape;
    const { summary, stacks } = (await fetchStacks(signal))!;
    expect(stacks.some((stack) => stackState(stack) === 'Active')).toBe(true);
    expect(summary.totalRemaining).toBe((await fetchBalance(signal)).totalTokens);
  },
);

it('a response for the stacks that is empty yields no stacks', async () => {
  const respond = () => new HttpResponse(null, { status: 204 });
  api.server.use(http.get('*/api/tokens/all-stacks', respond));
  expect(await fetchStacks(signal)).toBeNull();
});

it.each<[string, () => Response]>([
  ['is HTML', () => HttpResponse.html('<html></html>')],
  ['has success false', () => HttpResponse.json({ success: false, canAfford: true })],
  [
    'is an HTTP error',
    () => HttpResponse.json({ success: true, canAfford: true }, { status: 502 }),
  ],
])('a response for the dashboard that %s rejects, and affords no tool', async (_, respond) => {
  api.server.use(http.all('*/api/tokens/*', respond), http.all('*/api/tokens/*/*', respond));
  await expect(fetchStacks(signal)).rejects.toBeInstanceOf(Error);
  await expect(fetchPlatformCosts(signal)).rejects.toBeInstanceOf(Error);
  await expect(fetchGroupedHistory(signal)).rejects.toBeInstanceOf(Error);
  expect(await checkAvailability('value-ladder', signal)).toEqual({
    success: false,
    canAfford: false,
    message: 'Error checking availability',
  });
});

it('a failed availability check is logged, and an aborted one rejects', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(checkAvailability('value-ladder', AbortSignal.abort())).rejects.toThrow();
  api.server.use(http.post('*/api/tokens/check-availability', () => HttpResponse.error()));
  await checkAvailability('value-ladder', signal);
  const error: unknown = expect.objectContaining({ name: 'NetworkError' });
  expect(warn.mock.calls).toEqual([['The availability check failed.', error]]);
});
