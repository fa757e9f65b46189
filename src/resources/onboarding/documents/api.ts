/** The requests about documents (docs/product/documents.md). */
import * as endpoints from '@/config/endpoints';
import { request } from '@/http/request';
import { failureMessage } from '@/http/server-message';
import { isRecord } from '@/lib/parse/guards';
import { assertReadable } from '@/lib/browser/unreadable-files';
import { readCandidates, type Candidates } from './overwrite';

export interface Upload {
  files: readonly File[];
  /** Aborts the upload. */
  signal: AbortSignal;
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * `POST /user/onboarding/upload`, multipart with a part `files` for each file, and without a
 * timeout, because ten files of 25 MB take minutes on a slow connection.
 * @returns the answers that the server asks to overwrite; `null` without any
 * @throws UnreadableFilesError, HttpError, NetworkError, RejectedError, MalformedResponseError, or an
 *   abort error
 */
export async function uploadDocuments({
  files,
  signal,
  onProgress,
}: Upload): Promise<Candidates | null> {
  await assertReadable(files);
  const body = new FormData();
  for (const file of files) body.append('files', file);
  const response = await request(endpoints.uploadDocuments, {
    method: 'POST',
    body,
    signal,
    timeoutMs: 0,
    onUploadProgress: onProgress,
  });
  return readCandidates(response);
}

/**
 * `POST /user/onboarding-overwrite` with the selected candidates, unchanged, unknown keys
 * included.
 * @returns the record in the response; `null` without one
 * @throws as `uploadDocuments`
 */
export async function overwriteAnswers(
  candidates: Candidates,
): Promise<Readonly<Record<string, unknown>> | null> {
  const options = { method: 'POST', body: candidates } as const;
  const response = await request(endpoints.overwriteAnswers, options);
  const record = isRecord(response) ? response['onboarding'] : null;
  return isRecord(record) ? record : null;
}

/**
 * `DELETE /remove-items`: removes all uploaded files.
 * @throws as `uploadDocuments`
 */
export async function removeDocuments(): Promise<void> {
  await request(endpoints.removeDocuments, { method: 'DELETE' });
}

/** The error message of a failed upload or overwrite (docs/product/documents.md#upload). */
export function documentsErrorMessage(error: unknown): string {
  return failureMessage(error) ?? 'An error occurred while submitting the form';
}
