import { MutationObserver, type UseMutationOptions } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { fetchRecord } from '@/resources/onboarding/api';
import { ANSWER_FIELDS } from '@/resources/onboarding/fields';
import { saveProfileMutation } from '@/resources/onboarding/generated-profile';
import { onboardingRecordQuery, saveAnswersMutation } from '@/resources/onboarding/queries';
import { setupMockApi } from '@mock-api/node';

const api = setupMockApi();

function fetchRecordWithResponse(status: number, body: object = {}) {
  api.server.use(http.get('*/api/user/onboarding', () => HttpResponse.json(body, { status })));
  return fetchRecord(new AbortController().signal);
}

it('a 404 for the record is parsed as 19 empty answers', async () => {
  const { answers } = await fetchRecordWithResponse(404);
  expect(answers).toEqual(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])));
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

it('a record response with `success: false` rejects', async () => {
  await expect(fetchRecordWithResponse(200, { success: false })).rejects.toMatchObject({
    name: 'RejectedError',
  });
});

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
  await new MutationObserver(client, mutation).mutate(variables);
  return client.getQueryData(onboardingRecordQuery.queryKey);
}

const LATER = Date.now() + 60_000;

it('a saved profile is in the cached record, which counts as updated at that time', async () => {
  const record = await cachedAfter(saveProfileMutation, { profileData: 'Another.' }, LATER);
  expect(record).toMatchObject({ profileData: 'Another.', updatedAt: LATER });
});

it('saved answers are in the cached record, which counts as updated at that time', async () => {
  const saving = { member: 'maya', accountName: '', draft: { background: 'Another.' } };
  const record = await cachedAfter(saveAnswersMutation, saving, LATER);
  expect(record?.answers.background).toBe('Another.');
  expect(record?.updatedAt).toBe(LATER);
});
