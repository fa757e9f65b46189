import { mutationOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { overwriteAnswers, removeDocuments, uploadDocuments } from './documents-api';
import { onboardingKeys } from './keys';
import { refill, type Candidates } from './overwrite';
import { isStillTheirs, onboardingRecordQuery } from './queries';
import type { OnboardingRecord } from './schema';

/** Asks for the record again, and for the status when somebody next wants to know it. */
async function refresh(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: onboardingKeys.status, refetchType: 'none' });
  await client.invalidateQueries({ queryKey: onboardingKeys.record });
}

async function changeRecord(
  client: QueryClient,
  change: (record: OnboardingRecord) => OnboardingRecord,
): Promise<void> {
  // An answer that left the server before the change must not undo it here.
  await client.cancelQueries({ queryKey: onboardingKeys.record });
  client.setQueryData(onboardingRecordQuery.queryKey, (record) => record && change(record));
}

/**
 * What an upload asks to overwrite, until the member has answered; it waits while the page that has
 * sent the upload is left (docs/product/documents.md#overwrite).
 */
export const overwriteQuestionQuery = queryOptions<Candidates | null>({
  queryKey: onboardingKeys.overwrite,
  queryFn: skipToken,
  gcTime: Infinity,
});

/** Takes the question back: the member has answered it. */
export function answerOverwriteQuestion(client: QueryClient): void {
  client.setQueryData(overwriteQuestionQuery.queryKey, null);
}

/**
 * Uploads documents and resolves once the record, whose blanks they may have filled, has been
 * loaded again. What the server asks to overwrite is kept in `overwriteQuestionQuery`.
 */
export const uploadMutation = mutationOptions({
  mutationKey: [...onboardingKeys.record, 'upload'],
  mutationFn: uploadDocuments,
  onSuccess: async (asked, upload, _, context) => {
    const { client } = context;
    await refresh(client);
    if (asked && isStillTheirs(upload, context)) {
      client.setQueryData(overwriteQuestionQuery.queryKey, asked);
    }
  },
  // Called off or cut off, some of it may have been stored; nobody has to wait for that.
  onError: (_, __, ___, { client }) => void refresh(client),
});

/** Overwrites answers and refills the record from the returned one, or asks for it again. */
export const overwriteMutation = mutationOptions({
  mutationKey: [...onboardingKeys.record, 'overwrite'],
  mutationFn: overwriteAnswers,
  onSuccess: async (returned, candidates, _, context) => {
    const { client } = context;
    if (!returned || !isStillTheirs(candidates, context)) return refresh(client);
    await changeRecord(client, (record) => refill(record, returned));
    await client.invalidateQueries({ queryKey: onboardingKeys.status, refetchType: 'none' });
  },
});

/** Clears all uploaded files. */
export const removeMutation = mutationOptions({
  mutationKey: [...onboardingKeys.record, 'remove'],
  mutationFn: removeDocuments,
  onSuccess: (_, __, ___, { client }) =>
    changeRecord(client, (record) => ({ ...record, uploadedFiles: [] })),
});
