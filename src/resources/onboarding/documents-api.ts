/** The calls about documents (credits specification, section 7). */
import * as endpoints from '@/config/endpoints';
import { MalformedResponseError } from '@/http/http-error';
import { request } from '@/http/request';
import { isRecord } from '@/lib/optional-fields';
import { DocumentsRejectedError } from './documents-failure';
import { readCandidates, type Candidates } from './overwrite';

export interface Upload {
  files: readonly File[];
  /** Calls the upload off. */
  signal: AbortSignal;
  /** Hears the share that has left, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * The status says that a call succeeded, unless the body says otherwise.
 * @throws DocumentsRejectedError for success false
 * @throws MalformedResponseError for a page or JSON that broke off
 */
function accepted(body: unknown): unknown {
  if (isRecord(body) && body['success'] === false) throw new DocumentsRejectedError(body);
  if (typeof body === 'string' && /^\s*[<{[]/.test(body)) {
    throw new MalformedResponseError('A call about documents was answered with a page.');
  }
  return body;
}

/**
 * `POST /user/onboarding/upload`, multipart with a part `files` for each file, and without a limit
 * of time: ten files of 25 MB take what the line takes.
 * @returns what the server asks to overwrite; `null` when nothing
 * @throws HttpError, NetworkError, DocumentsRejectedError, MalformedResponseError, or an abort
 *   error
 */
export async function uploadDocuments({
  files,
  signal,
  onProgress,
}: Upload): Promise<Candidates | null> {
  const body = new FormData();
  for (const file of files) body.append('files', file);
  const answer = await request(endpoints.uploadDocuments, {
    method: 'POST',
    body,
    signal,
    timeoutMs: 0,
    onUploadProgress: onProgress,
  });
  return readCandidates(accepted(answer));
}

/**
 * `POST /user/onboarding-overwrite` with the candidates as they came, unknown keys included.
 * @returns the record in the answer; `null` without one
 * @throws as `uploadDocuments`
 */
export async function overwriteAnswers(
  candidates: Candidates,
): Promise<Readonly<Record<string, unknown>> | null> {
  const answer = accepted(
    await request(endpoints.overwriteAnswers, { method: 'POST', body: candidates }),
  );
  const record = isRecord(answer) ? answer['onboarding'] : null;
  return isRecord(record) ? record : null;
}

/**
 * `DELETE /remove-items`: clears all uploaded files.
 * @throws as `uploadDocuments`
 */
export async function removeDocuments(): Promise<void> {
  accepted(await request(endpoints.removeDocuments, { method: 'DELETE' }));
}
