import * as fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { HttpError, MalformedResponseError } from '@/http/http-error';
import { operations } from '@mock-api/document';
import { setupMockApi } from '@mock-api/node';
import { apiCalls, type ReadOperation } from '../../helpers/requests';
import { damaged, valid } from '../../helpers/values';

const api = setupMockApi();
/** `.ci/run` sets 1,000. */
const RUNS = Number(process.env['GENERATED_RESPONSES'] ?? 200);
const SEED = 20_261_122;

const read = operations().filter(({ id, success }) => id in apiCalls && success !== null);

/** Errors for which a screen has a message. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof HttpError ||
    error instanceof MalformedResponseError ||
    (error instanceof Error && error.name.endsWith('RejectedError'))
  );
}

/** Values that must not be anywhere in a result. */
function unusable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (value === undefined) return false;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(unusable);
}

async function resultOf(id: ReadOperation, body: unknown): Promise<unknown> {
  const { method, path } = read.find((operation) => operation.id === id)!;
  const route = `*/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const verb = method as 'get' | 'post' | 'put' | 'patch' | 'delete';
  api.server.use(http[verb](route, () => HttpResponse.json(body as never)));
  try {
    return await apiCalls[id]();
  } finally {
    api.server.resetHandlers();
  }
}

const responses = fc.constantFrom(...read).chain(({ id, success }) => {
  const schema = [...success!, 'schema'];
  return fc
    .oneof(valid(schema), damaged(schema))
    .map((body) => ({ id: id as ReadOperation, body }));
});

/**
 * Lists whose entries are parsed one by one: the path of an entry in the schema, the list in the
 * body, and in the result.
 */
const LISTS: Record<
  string,
  [path: string[], wrap: (list: unknown[]) => unknown, pick: (result: never) => unknown]
> = {
  getTools: [['items'], (list) => list, (tools) => tools],
  searchTools: [['items'], (list) => list, (tools) => tools],
  getPlans: [['properties', 'data', 'items'], (data) => ({ data }), (plans) => plans],
  getPlatformCosts: [
    ['properties', 'platforms', 'items'],
    (platforms) => ({ platforms }),
    (costs) => costs,
  ],
  getHistory: [
    ['properties', 'transactions', 'items'],
    (transactions) => ({ transactions }),
    ({ transactions }: { transactions: unknown }) => transactions,
  ],
};

it('generated responses reject only with errors that a screen has a message for, and never yield NaN', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await fc.assert(
    fc.asyncProperty(responses, async ({ id, body }) => {
      const result = await resultOf(id, body).catch((error: unknown) => {
        if (!isExpected(error)) throw error;
        return null;
      });
      expect(unusable(result), JSON.stringify(result)).toBe(false);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 120_000);

it.each(Object.keys(LISTS) as ReadOperation[])(
  'a malformed entry of %s does not change the other entries',
  async (id) => {
    const [path, wrap, pick] = LISTS[id]!;
    const { success } = read.find((operation) => operation.id === id)!;
    const item = [...success!, 'schema', ...path];
    const entry = (index: number) =>
      valid(item).map((value) => ({
        ...Object(value),
        _id: `kept-${index}`,
        id: `kept-${index}`,
      }));
    await fc.assert(
      fc.asyncProperty(entry(1), damaged(item), entry(2), async (first, broken, last) => {
        const validEntries = (result: unknown) =>
          (pick(result as never) as { id?: string }[]).filter(
            ({ id: key }) => key === undefined || key.startsWith('kept-'),
          );
        const withoutBroken = validEntries(await resultOf(id, wrap([first, last])));
        const withBroken = validEntries(await resultOf(id, wrap([first, broken, last])));
        for (const neighbour of withoutBroken) expect(withBroken).toContainEqual(neighbour);
      }),
      { numRuns: Math.ceil(RUNS / 20), seed: SEED },
    );
  },
);
