import * as endpoints from '@/config/endpoints';
import { HttpError, MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { ANSWER_FIELDS, type Answers } from './fields';
import { readRecord, readStatus, type FirstRunStatus, type OnboardingRecord } from './schema';

/**
 * `GET /user/getuserdata` (core specification, section 7).
 * @throws MalformedResponseError when the answer doesn't say whether the member is onboarded
 */
export async function fetchStatus(signal: AbortSignal): Promise<FirstRunStatus> {
  const status = readStatus(await request(endpoints.userData, { signal }));
  if (!status) throw new MalformedResponseError('getuserdata answered without a status.');
  return status;
}

/**
 * `GET /user/onboarding` (credits specification, section 7); a member without a record has an
 * empty one.
 * @throws MalformedResponseError when the answer is no object, such as a page
 */
export async function fetchRecord(signal: AbortSignal): Promise<OnboardingRecord> {
  const body = await request(endpoints.onboarding, { signal }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  const record = isFailure(body) ? null : readRecord(body);
  if (!record) throw new MalformedResponseError('onboarding answered without a record.');
  return record;
}

/**
 * `POST /user/onboarding` with the 19 answers and nothing else (credits specification, section 7).
 * The answer's content is of no use; what has to be told is whether the server took them.
 * @throws HttpError or NetworkError
 * @throws MalformedResponseError for success false, and for a page, which only something before the
 *   server sends
 */
export async function postAnswers(answers: Answers): Promise<void> {
  const body = await request(endpoints.onboarding, {
    method: 'POST',
    body: Object.fromEntries(ANSWER_FIELDS.map((field) => [field, answers[field]])),
  });
  const isPage = typeof body === 'string' && body.trimStart().startsWith('<');
  if (isPage || isFailure(body)) {
    throw new MalformedResponseError('The answers were not accepted.');
  }
}

function isFailure(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Reflect.get(body, 'success') === false;
}
