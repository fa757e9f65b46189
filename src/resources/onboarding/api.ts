import * as endpoints from '@/config/endpoints';
import { HttpError, MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { foundBy } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import type { Answers } from './questionnaire/fields';
import {
  hasNoRecordYet,
  readRecord,
  readStatus,
  type FirstRunStatus,
  type OnboardingRecord,
} from './schema';

/**
 * `GET /user/getuserdata` (docs/product/onboarding.md#first-run).
 * @throws MalformedResponseError when the response lacks `isOnboarded`
 */
export function fetchStatus(signal: AbortSignal): Promise<FirstRunStatus> {
  return request(endpoints.userData, { schema: foundBy(readStatus), signal });
}

/**
 * `GET /user/onboarding`.
 * @returns `null` when the server states that there is no record yet
 *   (docs/product/onboarding.md#saving)
 * @throws RejectedError for `success: false`, MalformedResponseError for any other body without a
 *   record
 */
export async function fetchRecord(signal: AbortSignal): Promise<OnboardingRecord | null> {
  const body = await request(endpoints.onboarding, { signal }).catch((error: unknown) => {
    // A 404 that is not JSON comes from a proxy.
    if (error instanceof HttpError && error.status === 404 && isRecord(error.body)) return null;
    throw error;
  });
  const record = readRecord(body);
  if (record || hasNoRecordYet(body)) return record;
  throw new MalformedResponseError('onboarding responded without a record.');
}

/**
 * `POST /user/onboarding` with all answers (docs/product/onboarding.md#saving).
 * @throws HttpError, NetworkError, RejectedError, MalformedResponseError
 */
export async function postAnswers(answers: Answers, signal: AbortSignal): Promise<void> {
  await request(endpoints.onboarding, { method: 'POST', body: answers, signal });
}
