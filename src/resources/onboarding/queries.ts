import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query';
import { fetchRecord, fetchStatus, postAnswers } from './api';
import { settleDraft, type Draft } from './drafts';
import type { Answers } from './fields';
import { onboardingKeys } from './keys';

/** Where the member stands with the first run; fetched again when a step of it is done. */
export const firstRunStatusQuery = queryOptions({
  queryKey: onboardingKeys.status,
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: Infinity,
});

/** The saved answers, documents and generated profile. */
export const onboardingRecordQuery = queryOptions({
  queryKey: onboardingKeys.record,
  queryFn: ({ signal }) => fetchRecord(signal),
  staleTime: 30_000,
});

/** Answers to be saved. */
export interface Saving {
  /** Whose they are; tells members apart, also where the server sends no ids. */
  member: string;
  /** What was typed; the other answers are saved as they are. */
  draft: Draft;
}

/**
 * Whether the member of a mutation is still the one at the page: a session takes its mutations along.
 * @param variables what the mutation was called with, the very object
 */
export function isStillTheirs(variables: object, { client }: MutationFunctionContext): boolean {
  const cache = client.getMutationCache();
  return cache.getAll().some(({ state }) => state.variables === variables);
}

/**
 * Saves the questionnaire; resolves to the answers that the server now has. Waits for the saved
 * answers first, so that blanks never overwrite them, and for the save before it, so that the
 * latest lands last.
 */
export const saveAnswersMutation = mutationOptions({
  mutationKey: [...onboardingKeys.record, 'save'],
  scope: { id: 'onboarding-answers' },
  mutationFn: async ({ draft }: Saving, { client }): Promise<Answers> => {
    // Asked for again only where they are missing or known to have changed.
    const saved = await client.fetchQuery({ ...onboardingRecordQuery, staleTime: Infinity });
    const answers = { ...saved.answers, ...draft };
    await postAnswers(answers);
    return answers;
  },
  onSuccess: async (answers, saving, _, context) => {
    settleDraft(saving.member, answers);
    if (!isStillTheirs(saving, context)) return;
    const { client } = context;
    // An answer that left the server before the save must not undo it here.
    await client.cancelQueries({ queryKey: onboardingKeys.record });
    client.setQueryData(
      onboardingRecordQuery.queryKey,
      (record) => record && { ...record, answers },
    );
    // Whether that makes the member onboarded is for the server to say, when somebody asks.
    await client.invalidateQueries({ queryKey: onboardingKeys.status, refetchType: 'none' });
  },
});
