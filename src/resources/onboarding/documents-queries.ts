import { mutationOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { overwriteAnswers, removeDocuments, uploadDocuments } from './documents-api';
import { onboardingKeys } from './keys';
import { applyReturnedRecord, type Candidates } from './overwrite';
import { changeRecord, invalidateStatus, isMemberUnchanged } from './queries';

/** Marks status and record as stale, and refetches the record if a screen uses it. */
async function invalidateRecord(client: QueryClient): Promise<void> {
  await invalidateStatus(client);
  await client.invalidateQueries({ queryKey: onboardingKeys.record });
}

/**
 * The answers that an upload asks to overwrite, until the member decides; kept when the page is
 * left (docs/product/documents.md#overwrite).
 */
export const overwriteQuestionQuery = queryOptions<Candidates | null>({
  queryKey: onboardingKeys.overwrite,
  queryFn: skipToken,
  gcTime: Infinity,
});

/** Clears the overwrite question after the member's decision. */
export function clearOverwriteQuestion(client: QueryClient): void {
  client.setQueryData(overwriteQuestionQuery.queryKey, null);
}

/**
 * Uploads documents and refetches the record, whose blank answers they may have filled. Answers to
 * overwrite are set in `overwriteQuestionQuery`.
 */
export const uploadMutation = mutationOptions({
  mutationFn: uploadDocuments,
  onSuccess: async (candidates, upload, _, context) => {
    const { client } = context;
    await invalidateRecord(client);
    if (candidates && isMemberUnchanged(upload, context)) {
      client.setQueryData(overwriteQuestionQuery.queryKey, candidates);
    }
  },
  // After an aborted or failed upload some files may be stored, so the record is refetched.
  onError: (_, __, ___, { client }) => void invalidateRecord(client),
});

/** Overwrites answers and updates the record from the returned one, or refetches it. */
export const overwriteMutation = mutationOptions({
  mutationFn: overwriteAnswers,
  onSuccess: async (returned, candidates, _, context) => {
    const { client } = context;
    if (!returned || !isMemberUnchanged(candidates, context)) return invalidateRecord(client);
    await changeRecord(client, (record) => applyReturnedRecord(record, returned));
    await invalidateStatus(client);
  },
});

/** Removes all uploaded files (docs/product/documents.md#clearing). */
export const removeMutation = mutationOptions({
  mutationFn: removeDocuments,
  onSuccess: (_, __, ___, { client }) =>
    changeRecord(client, (record) => ({ ...record, uploadedFiles: [] })),
});
