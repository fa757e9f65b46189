import * as endpoints from '@/config/endpoints';
import { acceptBody } from '@/http/accept-body';
import { HttpError, MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import type { Answers } from './fields';
import { readRecord, readStatus, type FirstRunStatus, type OnboardingRecord } from './schema';

/**
 * `GET /user/getuserdata` (docs/product/onboarding.md#first-run).
 * @throws MalformedResponseError when the response lacks `isOnboarded`
 */
export async function fetchStatus(signal: AbortSignal): Promise<FirstRunStatus> {
  const status = readStatus(await request(endpoints.userData, { signal }));
  if (!status) throw new MalformedResponseError('getuserdata responded without a status.');
  return status;
}

/**
 * `GET /user/onboarding`; a 404 counts as an empty record.
 * @throws RejectedError for `success: false`, MalformedResponseError for a body without a record
 */
export async function fetchRecord(signal: AbortSignal): Promise<OnboardingRecord> {
  const body = await request(endpoints.onboarding, { signal }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  });
  const record = readRecord(acceptBody(body));
  if (!record) throw new MalformedResponseError('onboarding responded without a record.');
  return record;
}

/**
 * `POST /user/onboarding` with the 19 answers (docs/product/onboarding.md#saving).
 * @throws HttpError, NetworkError, RejectedError, MalformedResponseError
 */
export async function postAnswers(answers: Answers, signal: AbortSignal): Promise<void> {
  acceptBody(await request(endpoints.onboarding, { method: 'POST', body: answers, signal }));
}
