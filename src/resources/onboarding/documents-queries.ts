import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { overwriteAnswers, removeDocuments, uploadDocuments, type Upload } from './documents-api';
import { removeReplaced } from './drafts';
import { onboardingKeys } from './keys';
import { applyReturnedRecord, type Candidates } from './overwrite';
import { askToOverwrite } from './overwrite-question';
import { changeRecord, invalidateStatus, isMemberUnchanged } from './queries';

/** Marks status and record as stale, and refetches the record if a screen uses it. */
async function invalidateRecord(client: QueryClient): Promise<void> {
  await invalidateStatus(client);
  await client.invalidateQueries({ queryKey: onboardingKeys.record });
}

/** The variables of `uploadMutation`. */
export interface UploadVariables extends Upload {
  /** The `memberKey`. */
  member: string;
}

/**
 * Uploads documents and refetches the record, whose blank answers they may have filled. Answers to
 * overwrite are set in `overwriteQuestionQuery`.
 */
export const uploadMutation = mutationOptions({
  mutationFn: (upload: UploadVariables) => uploadDocuments(upload),
  onSuccess: async (candidates, upload, _, context) => {
    const { client } = context;
    await invalidateRecord(client);
    if (candidates && isMemberUnchanged(upload, context)) {
      askToOverwrite(client, upload.member, candidates);
    }
  },
  // After an aborted or failed upload some files may be stored, so the record is refetched.
  onError: (_, __, ___, { client }) => void invalidateRecord(client),
});

/** The variables of `overwriteMutation`. */
export interface OverwriteVariables {
  /** The `memberKey`. */
  member: string;
  candidates: Candidates;
}

/**
 * Overwrites answers, removes them from the draft, and updates the record from the returned one, or
 * refetches it.
 */
export const overwriteMutation = mutationOptions({
  mutationFn: ({ candidates }: OverwriteVariables) => overwriteAnswers(candidates),
  onSuccess: async (returned, variables, _, context) => {
    const { client } = context;
    removeReplaced(variables.member, Object.keys(variables.candidates));
    if (!returned || !isMemberUnchanged(variables, context)) return invalidateRecord(client);
    await changeRecord(client, (record) => applyReturnedRecord(record, returned));
    await invalidateStatus(client);
  },
});

/**
 * Removes all uploaded files (docs/product/documents.md#clearing). Its variables are a new object,
 * which identifies the mutation for `isMemberUnchanged`.
 */
export const removeMutation = mutationOptions({
  mutationFn: (_variables: object) => removeDocuments(),
  onSuccess: async (_, variables, __, context) => {
    if (!isMemberUnchanged(variables, context)) return;
    await changeRecord(context.client, (record) => ({ ...record, uploadedFiles: [] }));
  },
});
