import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { runInSession } from '@/http/run-in-session';
import { onboardingKeys } from '@/resources/onboarding/keys';
import { answersScope, changeRecord, invalidateStatus } from '@/resources/onboarding/queries';
import { removeFromDraft } from '@/resources/onboarding/questionnaire/answers-draft';
import { overwriteAnswers, removeDocuments, uploadDocuments, type Upload } from './api';
import { applyReturnedRecord, type Candidates } from './overwrite';

/** Marks status and record as stale, and refetches the record if a screen uses it. */
async function invalidateRecord(client: QueryClient): Promise<void> {
  await invalidateStatus(client);
  await client.invalidateQueries({ queryKey: onboardingKeys.record });
}

/**
 * Uploads documents and refetches the record, whose blank answers they may have filled. It resolves
 * to the answers that the server asks to overwrite, or `null`.
 */
export const uploadMutation = mutationOptions({
  mutationFn: (upload: Upload, { client }) =>
    runInSession(async () => {
      const candidates = await uploadDocuments(upload);
      await invalidateRecord(client);
      return candidates;
    }),
  // After an aborted or failed upload some files may be stored, so the record is refetched.
  onError: (_, __, ___, { client }) => void invalidateRecord(client),
});

/** The variables of `overwriteMutation`. */
export interface OverwriteVariables {
  memberKey: string;
  candidates: Candidates;
}

/**
 * Overwrites answers, removes them from the draft, and updates the record from the returned one, or
 * refetches it. It waits for a save in flight, which would store the typed answers again.
 */
export const overwriteMutation = mutationOptions({
  scope: answersScope,
  mutationFn: ({ candidates }: OverwriteVariables) => overwriteAnswers(candidates),
  onSuccess: async (returned, { memberKey, candidates }, _, { client }) => {
    removeFromDraft(memberKey, (name) => name in candidates);
    if (!returned) return invalidateRecord(client);
    changeRecord(client, (record) => applyReturnedRecord(record, returned));
    await invalidateStatus(client);
  },
});

/** Removes all uploaded files (docs/product/documents.md#clearing). */
export const removeMutation = mutationOptions({
  mutationFn: removeDocuments,
  onSuccess: (_, __, ___, { client }) =>
    changeRecord(client, (record) => ({ ...record, uploadedFiles: [] })),
});
