import { MutationObserver, type MutationOptions } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { creditOffer } from '@/resources/credit-config/credit-offer';
import {
  activateConfigMutation,
  activeConfigQuery,
  configsQuery,
  createConfigMutation,
  deleteConfigMutation,
  namedConfigQuery,
  updateConfigMutation,
} from '@/resources/credit-config/queries';
import { DEFAULT_CONFIG } from '@/resources/credit-config/schema';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();

beforeEach(() => {
  api.signIn('maya@lindqvistcoaching.com');
});

function open() {
  const client = createQueryClient();
  const run = <Data, Input>(options: MutationOptions<Data, Error, Input>, input: Input) =>
    new MutationObserver(client, options).mutate(input);
  return { client, run };
}

const calls = () => api.calls().map(({ method, path, query }) => `${method} ${path}${query}`);

it('credit configurations are read by their four GET requests', async () => {
  const { client } = open();
  const { config } = await client.fetchQuery(activeConfigQuery);
  expect(config).toMatchObject({ name: 'standard', isActive: true });
  const named = await client.fetchQuery(namedConfigQuery('summer'));
  expect(named.config).toMatchObject({ name: 'summer', isActive: false });
  expect(await client.fetchQuery(configsQuery())).toHaveLength(2);
  const active = await client.fetchQuery(configsQuery({ isActive: 'true' }));
  expect(active.map(({ name }) => name)).toEqual(['standard']);
  expect(calls()).toEqual([
    'GET /credit-config/active',
    'GET /credit-config/name/summer',
    'GET /credit-config',
    'GET /credit-config?isActive=true',
  ]);
});

it('writing a credit configuration invalidates the active one', async () => {
  const { client, run } = open();
  await client.fetchQuery(activeConfigQuery);
  const isStale = () => client.getQueryState(activeConfigQuery.queryKey)?.isInvalidated;
  expect(isStale()).toBe(false);

  const input = { name: 'winter', slider: { min: 15 }, creditRate: { creditsPerDollar: 50 } };
  const winter = await run(createConfigMutation, input);
  expect(winter).toMatchObject(input);
  expect(isStale()).toBe(true);

  const id = winter!.id;
  const updated = await run(updateConfigMutation, { id, input: { name: 'new year' } });
  expect(updated).toMatchObject({ id, name: 'new year', slider: { min: 15 } });
  expect(await run(activateConfigMutation, id)).toMatchObject({ id, isActive: true });
  const { config } = await client.fetchQuery({ ...activeConfigQuery, staleTime: 0 });
  expect(config.name).toBe('new year');

  const summer = await client.fetchQuery(namedConfigQuery('summer'));
  await run(deleteConfigMutation, summer.config.id);
  expect(isStale()).toBe(true);
  expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /credit-config',
    `PUT /credit-config/${id}`,
    `PATCH /credit-config/${id}/activate`,
    `DELETE /credit-config/${summer.config.id}`,
  ]);
});

it('a write response without a configuration resolves to null', async () => {
  api.server.use(
    http.post('*/api/credit-config', () => HttpResponse.json({ success: true, message: 'Ok' })),
  );
  expect(await open().run(createConfigMutation, { name: 'x' })).toBeNull();
});

it('a failed write of a configuration rejects with the status or the message of the error response', async () => {
  const { client, run } = open();
  const { config } = await client.fetchQuery(activeConfigQuery);
  await expect(run(deleteConfigMutation, config.id)).rejects.toMatchObject({ status: 400 });
  api.server.use(
    http.put('*/api/credit-config/*', () =>
      HttpResponse.json({ success: false, message: 'Not yours.' }),
    ),
  );
  await expect(run(updateConfigMutation, { id: 'a/b', input: {} })).rejects.toMatchObject({
    body: { message: 'Not yours.' },
  });
  expect(calls().at(-1)).toBe('PUT /credit-config/a%2Fb');
});

it('the built-in configuration is offered when the active one is missing from its response', async () => {
  api.server.use(http.get('*/api/credit-config/active', () => HttpResponse.json({})));
  const query = open().client.fetchQuery({ ...activeConfigQuery, retry: false });
  const error = await query.then(
    () => null,
    (reason: Error) => reason,
  );
  const notice = 'Failed to fetch configuration';
  const offer = { state: 'ready', config: DEFAULT_CONFIG, notice };
  expect(creditOffer({ data: undefined, error })).toEqual(offer);
});
