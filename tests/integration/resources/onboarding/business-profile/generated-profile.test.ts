import { http } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { MalformedResponseError, RejectedError } from '@/http/http-error';
import { generateProfile } from '@/resources/onboarding/business-profile/generated-profile';
import { ANSWER_FIELDS, type Answers } from '@/resources/onboarding/questionnaire/fields';

const api = setupMockApi();

const answers = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, 'An answer.'])) as Answers;

/** Responds with a stream of these pieces. */
function respondWith(pieces: readonly string[]) {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(body) {
      for (const piece of pieces) body.enqueue(encoder.encode(piece));
      body.close();
    },
  });
  api.server.use(http.post('*/api/generate-profile', () => new Response(stream)));
}

async function generate(pieces: readonly string[]): Promise<string[]> {
  api.signIn('maya@lindqvistcoaching.com');
  respondWith(pieces);
  const chunks: string[] = [];
  const { signal } = new AbortController();
  for await (const chunk of generateProfile(answers, signal)) chunks.push(chunk);
  return chunks;
}

it.each([
  [
    ['You help', ' managers.'],
    ['You help', ' managers.'],
  ],
  [
    [' \n', ' \n You help', ' managers. '],
    ['You help', ' managers. '],
  ],
  // 10 characters exclude `<!doctype`.
  [
    ['<strong>a', 'b', 'c'],
    ['<strong>ab', 'c'],
  ],
  [['<b>', 'a'], ['<b>a']],
  [
    ['{{name}}', ' coaches'],
    ['{{name}}', ' coaches'],
  ],
  [
    ['{', ' ', 'a', 'b'],
    ['{ a', 'b'],
  ],
  [['{"a', 'b"}', ' c'], ['{"ab"} c']],
  [['{"success": true}'], ['{"success": true}']],
  [['{'], ['{']],
])('the streamed pieces %j are passed on as %j', async (pieces, chunks) => {
  expect(await generate(pieces)).toEqual(chunks);
});

it.each([
  [['<!doctype html>', '<p>Error']],
  [['\n<', '!DOCTYPE', ' html>']],
  [['<ht', 'ml><body>', 'Error']],
  [['<head>']],
  [[' ', '\n']],
  [[]],
  [['<body', '>']],
])('a page or nothing that is streamed as %j is rejected as malformed', async (pieces) => {
  await expect(generate(pieces)).rejects.toThrow(MalformedResponseError);
});

it('a streamed JSON error is rejected with its message', async () => {
  const generated = generate(['{', '"success":', ' false, "msg": "No room."}']);
  await expect(generated).rejects.toThrow(RejectedError);
});
