import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { fetchRecord } from '@/resources/onboarding/api';
import { ANSWER_FIELDS } from '@/resources/onboarding/fields';
import { setupMockApi } from '@mock-api/node';

const { server } = setupMockApi();

function fetchRecordAnsweredWith(status: number, body: object = {}) {
  server.use(http.get('*/api/user/onboarding', () => HttpResponse.json(body, { status })));
  return fetchRecord(new AbortController().signal);
}

it('a 404 for the record is parsed as 19 empty answers', async () => {
  const { answers } = await fetchRecordAnsweredWith(404);
  expect(answers).toEqual(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])));
});

it.each([400, 403, 500, 503])(
  'a status code of %d rejects and is not parsed as an empty record, which a save would write over the answers',
  async (status) => {
    await expect(fetchRecordAnsweredWith(status)).rejects.toMatchObject({
      name: 'HttpError',
      status,
    });
  },
);

it('a record response with `success: false` rejects', async () => {
  await expect(fetchRecordAnsweredWith(200, { success: false })).rejects.toMatchObject({
    name: 'RejectedError',
  });
});
