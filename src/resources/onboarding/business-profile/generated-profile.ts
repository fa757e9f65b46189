/** The generated profile (docs/product/generated-profile.md). */
import { mutationOptions } from '@tanstack/react-query';
import * as endpoints from '@/config/endpoints';
import { HttpError, MalformedResponseError, RejectedError } from '@/http/http-error';
import { acceptBody, parseBody } from '@/http/parse-response';
import { request } from '@/http/request';
import { failureMessage } from '@/http/server-message';
import { streamText } from '@/http/stream';
import { isRecord } from '@/lib/parse/guards';
import { changeRecord } from '@/resources/onboarding/queries';
import type { Answers } from '@/resources/onboarding/questionnaire/fields';

/** The beginning of an HTML page, which a proxy may send instead. */
const HTML_START = /^<(!doctype|html|head|body)\b/i;
/** The number of characters needed to distinguish a text from HTML. */
const HTML_START_LENGTH = '<!doctype '.length;
/** The beginning of a JSON object, complete or not. */
const JSON_OBJECT_START = /^\{\s*(?:"|$)/;

/** Whether more text is needed to exclude HTML and a JSON error. */
function isTooShortToClassify(start: string): boolean {
  return (
    start === '' ||
    (start.startsWith('<') && start.length < HTML_START_LENGTH) ||
    JSON_OBJECT_START.test(start)
  );
}

/**
 * `POST /generate-profile` with all answers: yields the text chunk by chunk, without leading
 * whitespace (docs/product/generated-profile.md#generation).
 * @throws RejectedError for `success: false`, MalformedResponseError for HTML and for no text; both
 *   before the first chunk is yielded
 * @throws as `streamText`
 */
export async function* generateProfile(
  answers: Answers,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  let start: string | null = '';
  for await (const chunk of streamText(endpoints.generateProfile, answers, signal)) {
    if (start === null) {
      yield chunk;
      continue;
    }
    start = (start + chunk).trimStart();
    // A text that begins neither like a tag nor like an object is yielded immediately.
    if (isTooShortToClassify(start)) continue;
    yield validateProfileText(start);
    start = null;
  }
  if (start === '') throw new MalformedResponseError('The generated profile is empty.');
  if (start !== null) yield validateProfileText(start);
}

/** Returns the text, which has no leading whitespace; throws if it is HTML or a JSON error. */
function validateProfileText(text: string): string {
  if (HTML_START.test(text)) throw new MalformedResponseError('The generated profile is HTML.');
  // A profile may begin like an object; only a JSON body with `success: false` is an error.
  const body = parseBody(text);
  if (isRecord(body)) acceptBody(body);
  return text;
}

/**
 * `POST /update-profile`: saves the edited profile and updates the cached record. It fails with
 * RejectedError for `success: false`, MalformedResponseError for HTML, HttpError or NetworkError.
 */
export const saveProfileMutation = mutationOptions({
  scope: { id: 'profile-text' },
  mutationFn: async (body: { profileData: string }) => {
    await request(endpoints.updateProfile, { method: 'POST', body });
  },
  onSuccess: (_, { profileData }, __, { client }) =>
    changeRecord(client, (record) => ({ ...record, profileData, updatedAt: Date.now() })),
});

/** The message if an answer is missing (docs/product/generated-profile.md#generation). */
export const ANSWERS_MISSING = 'Please complete the business profile to generate the user profile.';
/** The message of a rejected generation (docs/product/generated-profile.md#generation). */
const GENERATION_FAILED = 'Failed to generate profile';
const UNEXPECTED = 'Something went wrong';

/**
 * The message of a failed generation: the server's for an error response, "Failed to generate
 * profile" also for HTML and for no text, and "Something went wrong" for any other failure
 * (docs/product/generated-profile.md#generation).
 */
export function generationErrorMessage(error: unknown): string {
  const hasResponse = [HttpError, RejectedError, MalformedResponseError].some(
    (kind) => error instanceof kind,
  );
  return failureMessage(error) ?? (hasResponse ? GENERATION_FAILED : UNEXPECTED);
}

/** The message of a failed save: the server's, else "Something went wrong". */
export function saveErrorMessage(error: unknown): string {
  return failureMessage(error) ?? UNEXPECTED;
}
