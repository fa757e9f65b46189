import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { fetchRecord } from '@/resources/onboarding/api';
import { ANSWER_FIELDS } from '@/resources/onboarding/fields';
import { setupMockApi } from '@mock-api/node';

const { server } = setupMockApi();

function answer(status: number, body: object = {}) {
  server.use(http.get('*/api/user/onboarding', () => HttpResponse.json(body, { status })));
  return fetchRecord(new AbortController().signal);
}

it('a member without a record (404) has 19 empty answers', async () => {
  const { answers } = await answer(404);
  expect(answers).toEqual(Object.fromEntries(ANSWER_FIELDS.map((field) => [field, ''])));
});

it.each([400, 403, 500, 503])(
  'a failure with status %d is no empty record, which a save would write over the answers',
  async (status) => {
    await expect(answer(status)).rejects.toMatchObject({ name: 'HttpError', status });
  },
);

it('a response with success false is no empty record either', async () => {
  await expect(answer(200, { success: false })).rejects.toMatchObject({ name: 'RejectedError' });
});
