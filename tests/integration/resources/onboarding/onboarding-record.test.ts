import {
  MutationObserver,
  QueryObserver,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { createQueryClient } from '@/app/query-client';
import { saveProfileMutation } from '@/resources/onboarding/business-profile/generated-profile';
import {
  overwriteMutation,
  removeMutation,
  uploadMutation,
} from '@/resources/onboarding/documents/queries';
import {
  firstRunStatusQuery,
  onboardingRecordQuery,
  saveAnswersMutation,
} from '@/resources/onboarding/queries';
import { addToDraft, storedAnswersDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { EMPTY_RECORD } from '@/resources/onboarding/schema';
import { deferred } from '../../../helpers/deferred';

const api = setupMockApi();
const RECORD = '*/api/user/onboarding';
const { queryKey } = onboardingRecordQuery;

/** The client of a signed-in member, and the record if it is loaded. */
function startClient(): QueryClient {
  api.signIn('maya@lindqvistcoaching.com');
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  return client;
}

function mutate<Data, Variables>(
  client: QueryClient,
  mutation: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, mutation).mutate(variables);
}

const save = (client: QueryClient, draft = { background: 'Another.' }) =>
  mutate(client, saveAnswersMutation, { memberKey: 'maya', draft });
const overwrite = (client: QueryClient) =>
  mutate(client, overwriteMutation, {
    memberKey: 'maya',
    candidates: { background: 'Another.' },
  });
const upload = (client: QueryClient) =>
  mutate(client, uploadMutation, {
    files: [new File(['Prices'], 'prices.txt')],
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

/** The bodies of the requests that save the answers. */
const saves = () =>
  api
    .calls()
    .filter(({ method, path }) => method === 'POST' && path === '/user/onboarding')
    .map(({ body }): unknown => (typeof body === 'string' ? JSON.parse(body) : body));

it.each<[string, () => Response]>([
  ['null', () => HttpResponse.json(null)],
  ['only success: true', () => HttpResponse.json({ success: true })],
  ['only a name in data', () => HttpResponse.json({ data: { name: 'Maya', email: 'm@l.se' } })],
  ['data: null', () => HttpResponse.json({ success: true, data: null })],
  ['a 404 of the API', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })],
])(
  'a response of %s states that there is no record yet, unless one was loaded before',
  async (_, respond) => {
    const client = startClient();
    const record = await client.fetchQuery(onboardingRecordQuery);
    api.server.use(http.get(RECORD, respond));
    await expect(save(client)).rejects.toThrow('without the record that it had');
    expect(client.getQueryData(queryKey)).toEqual(record);
    expect(saves()).toEqual([]);

    client.removeQueries({ queryKey });
    await save(client);
    expect(saves()).toEqual([{ ...EMPTY_RECORD.answers, background: 'Another.' }]);
  },
);

it.each<[string, () => Response]>([
  ['an HTML 404', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })],
  ['an empty 200', () => new HttpResponse()],
  ['a 204', () => new HttpResponse(null, { status: 204 })],
  ['a 500', () => HttpResponse.json({}, { status: 500 })],
  ['JSON without a record', () => HttpResponse.json({ status: 'ok' })],
  ['success: false', () => HttpResponse.json({ success: false })],
  ['an error with a name', () => HttpResponse.json({ name: 'CastError', message: 'No.' })],
])(
  'a save whose read of the record gets %s is not sent, because it would replace the answers by blanks',
  async (_, respond) => {
    api.server.use(http.get(RECORD, respond));
    await expect(save(startClient())).rejects.toBeInstanceOf(Error);
    expect(saves()).toEqual([]);
  },
);

it('a save leaves a cleared answer that is required as it is on the server, and clears an optional one', async () => {
  const draft = { background: ' ', secondOffer: '', businessName: 'Lindqvist' };
  const client = startClient();
  const { answers } = await client.fetchQuery(onboardingRecordQuery);
  addToDraft('maya', draft);
  await save(client, draft);
  expect(saves()).toEqual([{ ...answers, secondOffer: '', businessName: 'Lindqvist' }]);
  expect(storedAnswersDraft.read('maya')).toEqual({ background: ' ' });
});

it('a save starts from the record of the server, even when another flow cancels its query', async () => {
  const client = startClient();
  await client.fetchQuery(onboardingRecordQuery);
  const record = deferred();
  api.server.use(
    http.get(RECORD, async () => {
      await record.promise;
      return HttpResponse.json({ customerReach: 'Given on another device' });
    }),
  );
  const saving = save(client);
  await expect
    .poll(() =>
      api
        .calls()
        .map(({ path }) => path)
        .at(-1),
    )
    .toBe('/user/onboarding');
  await client.cancelQueries(onboardingRecordQuery);
  record.resolve();
  expect(await saving).toMatchObject({ customerReach: 'Given on another device' });
});

it('a record that was still loading when the answers were overwritten is loaded again', async () => {
  const client = startClient();
  const first = deferred();
  api.server.use(http.get(RECORD, () => first.promise.then(() => undefined), { once: true }));
  const observer = new QueryObserver(client, onboardingRecordQuery);
  onTestFinished(observer.subscribe(() => undefined));
  await overwrite(client);
  await expect.poll(() => observer.getCurrentResult().data?.answers.background).toBe('Another.');
  first.resolve();
});

/** What changes the cached record, and the changes. */
const CHANGES: readonly [string, string, (client: QueryClient) => Promise<unknown>, object][] = [
  ['answers were saved', '/user/onboarding', save, { answers: { background: 'Another.' } }],
  [
    'the profile was saved',
    '/update-profile',
    (client) => mutate(client, saveProfileMutation, { profileData: 'Another.' }),
    { profileData: 'Another.' },
  ],
  [
    'the documents were removed',
    '/remove-items',
    (client) => mutate(client, removeMutation, undefined),
    { uploadedFiles: [] },
  ],
  [
    'answers were overwritten',
    '/user/onboarding-overwrite',
    overwrite,
    { answers: { background: 'Another.' } },
  ],
];

it.each(CHANGES)(
  'a record that is requested before %s and received afterwards is not used',
  async (_, path, change, changes) => {
    const client = startClient();
    const before = await client.fetchQuery(onboardingRecordQuery);
    const changing = deferred();
    const lateRecord = deferred();
    api.server.use(
      http.all(`*/api${path}`, async ({ request }) => {
        if (request.method !== 'GET') await changing.promise;
      }),
    );
    const mutating = change(client);
    const isSent = () => api.calls().some((call) => call.method !== 'GET' && call.path === path);
    await expect.poll(isSent).toBe(true);

    api.server.use(
      http.get(RECORD, async () => {
        await lateRecord.promise;
        return HttpResponse.json({ uploadedFiles: [{ id: 'late', fileName: 'late.pdf' }] });
      }),
    );
    const refetching = client
      .fetchQuery({ ...onboardingRecordQuery, staleTime: 0 })
      .catch(() => undefined);
    await expect.poll(() => api.calls().at(-1)).toMatchObject({ method: 'GET' });
    changing.resolve();
    await mutating;
    const changed = client.getQueryData(queryKey);
    expect(changed).toMatchObject(changes);
    // A version of the profile shows this time.
    if (path !== '/remove-items') expect(changed?.updatedAt).toBeGreaterThan(before.updatedAt ?? 0);
    lateRecord.resolve();
    await refetching;
    expect(client.getQueryData(queryKey)).toEqual(changed);
  },
);

it.each([
  ['answers were saved', save],
  ['answers were overwritten', overwrite],
  ['documents were uploaded', upload],
])('the first-run status is stale after %s, and is not refetched', async (_, change) => {
  const client = startClient();
  await client.fetchQuery(onboardingRecordQuery);
  const status = new QueryObserver(client, firstRunStatusQuery);
  onTestFinished(status.subscribe(() => undefined));
  await expect.poll(() => status.getCurrentResult().isSuccess).toBe(true);
  await change(client);
  const statusCalls = api.calls().filter(({ path }) => path === '/user/getuserdata');
  expect(statusCalls).toHaveLength(1);
  expect(client.getQueryState(firstRunStatusQuery.queryKey)?.isInvalidated).toBe(true);
});
