import {
  MutationObserver,
  QueryObserver,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { createQueryClient } from '@/app/query-client';
import { fetchRecord } from '@/resources/onboarding/api';
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
import { catalogueQuery } from '@/resources/tools/queries';
import { connectMember } from '../../../helpers/tabs';
import { deferred } from '../../../helpers/deferred';

const api = setupMockApi();

function fetchRecordWithResponse(status: number, body: object = {}) {
  api.server.use(http.get('*/api/user/onboarding', () => HttpResponse.json(body, { status })));
  return fetchRecord(new AbortController().signal);
}

/** The responses with which the server states that the member has no record yet. */
const NO_RECORD: readonly [string, () => Response][] = [
  ['null', () => HttpResponse.json(null)],
  ['an empty object', () => HttpResponse.json({})],
  ['only success: true', () => HttpResponse.json({ success: true })],
  ['an empty object in data', () => HttpResponse.json({ success: true, data: {} })],
  ['only a name in data', () => HttpResponse.json({ data: { name: 'Maya', email: 'm@l.se' } })],
  ['data: null', () => HttpResponse.json({ success: true, data: null })],
  ['a 404 of the API', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })],
];

/** Loads the record of a member with answers, and then saves one with other responses to reads. */
async function saveWithReads(read: () => Response, loadsBefore: boolean) {
  api.signIn('maya@lindqvistcoaching.com');
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  if (loadsBefore) await client.fetchQuery(onboardingRecordQuery);
  api.server.use(http.get('*/api/user/onboarding', read));
  const draft = { background: 'Another.' };
  await mutate(client, saveAnswersMutation, { memberKey: 'maya', draft });
}

it.each<[string, () => Response]>([
  ['an HTML 404', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })],
  ['an empty 404', () => new HttpResponse(null, { status: 404 })],
  ['an empty 200', () => new HttpResponse()],
  ['a 204', () => new HttpResponse(null, { status: 204 })],
  ['JSON without a record', () => HttpResponse.json({ status: 'ok' })],
  ['an error with a name', () => HttpResponse.json({ name: 'CastError', message: 'No.' })],
])(
  'a save whose read of the record gets %s is not sent, because it would replace the answers by blanks',
  async (_, respond) => {
    await expect(saveWithReads(respond, false)).rejects.toBeInstanceOf(Error);
    expect(api.calls().filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

it.each(NO_RECORD)(
  'a record counts as not created yet for %s, and as a failed load if it was loaded before',
  async (_, respond) => {
    await expect(saveWithReads(respond, true)).rejects.toMatchObject({
      name: 'MalformedResponseError',
    });
    expect(api.calls().filter(({ method }) => method === 'POST')).toEqual([]);
    await saveWithReads(respond, false);
    expect(api.calls().filter(({ method }) => method === 'POST')).toHaveLength(1);
  },
);

it('a record that was still loading when the answers were overwritten is loaded again', async () => {
  api.signIn('maya@lindqvistcoaching.com');
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const first = deferred();
  api.server.use(
    http.get('*/api/user/onboarding', () => first.promise.then(() => undefined), { once: true }),
  );
  const observer = new QueryObserver(client, onboardingRecordQuery);
  onTestFinished(observer.subscribe(() => undefined));
  const candidates = { coreMessage: 'Newer.' };
  await mutate(client, overwriteMutation, { memberKey: 'maya', candidates });
  await expect.poll(() => observer.getCurrentResult().data?.answers.coreMessage).toBe('Newer.');
  first.resolve();
});

it.each([400, 403, 500, 503])(
  'a status code of %d rejects and is not parsed as an empty record, which a save would write over the answers',
  async (status) => {
    await expect(fetchRecordWithResponse(status)).rejects.toMatchObject({
      name: 'HttpError',
      status,
    });
  },
);

it('a record rejects when the refresh of the session gets 404, and does not count as empty', async () => {
  connectMember();
  api.server.use(http.get('*/auth/refresh', () => HttpResponse.json({}, { status: 404 })));
  await expect(fetchRecordWithResponse(401)).rejects.toMatchObject({
    name: 'RefreshRejectedError',
    status: 404,
  });
});

it('a record response with `success: false` rejects', async () => {
  await expect(fetchRecordWithResponse(200, { success: false })).rejects.toMatchObject({
    name: 'RejectedError',
  });
});

function mutate<Data, Variables>(
  client: QueryClient,
  mutation: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(client, mutation).mutate(variables);
}

/** The cached record after a mutation at a known time. */
async function cachedAfter<Data, Variables>(
  mutation: UseMutationOptions<Data, Error, Variables>,
  variables: Variables,
  now: number,
) {
  api.signIn('maya@lindqvistcoaching.com');
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  await client.fetchQuery(onboardingRecordQuery);
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
  await mutate(client, mutation, variables);
  return client.getQueryData(onboardingRecordQuery.queryKey);
}

const LATER = Date.now() + 60_000;

it('a saved profile is in the cached record, which counts as updated at that time', async () => {
  const record = await cachedAfter(saveProfileMutation, { profileData: 'Another.' }, LATER);
  expect(record).toMatchObject({ profileData: 'Another.', updatedAt: LATER });
});

it('saved answers are in the cached record, which counts as updated at that time', async () => {
  const saving = { memberKey: 'maya', draft: { background: 'Another.' } };
  const record = await cachedAfter(saveAnswersMutation, saving, LATER);
  expect(record?.answers.background).toBe('Another.');
  expect(record?.updatedAt).toBe(LATER);
});

it('a save leaves a cleared answer that is required as it is on the server, and clears an optional one', async () => {
  const draft = { background: ' ', secondOffer: '', businessName: 'Lindqvist' };
  api.signIn('maya@lindqvistcoaching.com');
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  const { answers } = await client.fetchQuery(onboardingRecordQuery);
  addToDraft('maya', draft);
  await mutate(client, saveAnswersMutation, { memberKey: 'maya', draft });
  const { body } = api.calls().find(({ method }) => method === 'POST')!;
  expect(typeof body === 'string' ? JSON.parse(body) : body).toMatchObject({
    background: answers.background,
    secondOffer: '',
    businessName: 'Lindqvist',
  });
  expect(storedAnswersDraft.read('maya')).toEqual({ background: ' ' });
});

/** The mutations of the record by their result, with their path and a call. */
const RECORD_CHANGES: readonly [string, string, (client: QueryClient) => Promise<unknown>][] = [
  [
    'answers were saved',
    '/user/onboarding',
    (client) => {
      const draft = { background: 'Another.' };
      return mutate(client, saveAnswersMutation, { memberKey: 'maya', draft });
    },
  ],
  [
    'the profile was saved',
    '/update-profile',
    (client) => mutate(client, saveProfileMutation, { profileData: 'Another.' }),
  ],
  [
    'the documents were removed',
    '/remove-items',
    (client) => mutate(client, removeMutation, undefined),
  ],
  [
    'answers were overwritten',
    '/user/onboarding-overwrite',
    (client) =>
      mutate(client, overwriteMutation, {
        memberKey: 'maya',
        candidates: { background: 'Another.' },
      }),
  ],
];

it.each(RECORD_CHANGES)(
  'a record that is requested before %s and received afterwards is not used, and requests of other data continue',
  async (_, path, change) => {
    api.signIn('maya@lindqvistcoaching.com');
    const client = createQueryClient();
    onTestFinished(() => client.clear());
    const before = await client.fetchQuery(onboardingRecordQuery);
    const changing = deferred();
    const lateRecord = deferred();
    api.server.use(
      http.get('*/api/getTools', () => lateRecord.promise),
      http.all(`*/api${path}`, async ({ request }) => {
        if (request.method !== 'GET') await changing.promise;
      }),
    );
    const otherRequest = client.fetchQuery(catalogueQuery).catch((error: unknown) => error);
    const mutating = change(client);
    const isSent = () => api.calls().some((call) => call.method !== 'GET' && call.path === path);
    await expect.poll(isSent).toBe(true);

    api.server.use(
      http.get('*/api/user/onboarding', async () => {
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
    const changed = client.getQueryData(onboardingRecordQuery.queryKey);
    expect(changed).not.toEqual(before);
    lateRecord.resolve();
    await refetching;
    expect(client.getQueryData(onboardingRecordQuery.queryKey)).toEqual(changed);
    expect(await otherRequest).toBeInstanceOf(Array);
  },
);

const upload = (client: QueryClient) =>
  mutate(client, uploadMutation, {
    files: [new File(['Prices'], 'prices.txt')],
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

it.each([
  ...RECORD_CHANGES.filter(([, path]) => path.startsWith('/user/onboarding')),
  ['documents were uploaded', '/user/onboarding/upload', upload] as const,
])(
  'the first-run status is stale after %s, and neither it nor the catalogue is refetched',
  async (_, path, change) => {
    api.signIn('maya@lindqvistcoaching.com');
    const client = createQueryClient();
    onTestFinished(() => client.clear());
    await client.fetchQuery(onboardingRecordQuery);
    await client.fetchQuery(catalogueQuery);
    const status = new QueryObserver(client, firstRunStatusQuery);
    onTestFinished(status.subscribe(() => undefined));
    await expect.poll(() => status.getCurrentResult().isSuccess).toBe(true);
    await change(client);
    const paths = api.calls().map((call) => call.path);
    expect(paths).toContain(path);
    expect(paths.filter((each) => each === '/user/getuserdata')).toHaveLength(1);
    expect(client.getQueryState(firstRunStatusQuery.queryKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(catalogueQuery.queryKey)?.isInvalidated).toBe(false);
  },
);

it('a save starts from the record of the server, also when another flow cancels its query', async () => {
  api.signIn('maya@lindqvistcoaching.com');
  const client = createQueryClient();
  onTestFinished(() => client.clear());
  await client.fetchQuery(onboardingRecordQuery);
  const record = deferred();
  api.server.use(
    http.get('*/api/user/onboarding', async () => {
      await record.promise;
      return HttpResponse.json({ customerReach: 'Given on another device' });
    }),
  );
  const draft = { background: 'Another.' };
  const saving = mutate(client, saveAnswersMutation, { memberKey: 'maya', draft });
  await expect
    .poll(() => api.calls().filter(({ path }) => path === '/user/onboarding'))
    .toHaveLength(2);
  await client.cancelQueries(onboardingRecordQuery);
  record.resolve();
  expect(await saving).toMatchObject({
    background: 'Another.',
    customerReach: 'Given on another device',
  });
});
