import {
  mutationOptions,
  queryOptions,
  type MutationFunctionContext,
  type QueryClient,
} from '@tanstack/react-query';
import { fetchRecord, fetchStatus, postAnswers } from './api';
import { settleDraft, type Draft } from './drafts';
import type { Answers } from './fields';
import { onboardingKeys } from './keys';
import type { OnboardingRecord } from './schema';

/** Where the member stands with the first run; fetched again when a step of it is done. */
export const firstRunStatusQuery = queryOptions({
  queryKey: onboardingKeys.status,
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: Infinity,
});

/** The saved answers, documents and generated profile; another tab or device may change them. */
export const onboardingRecordQuery = queryOptions({
  queryKey: onboardingKeys.record,
  queryFn: ({ signal }) => fetchRecord(signal),
  staleTime: 30_000,
  refetchOnWindowFocus: 'always',
});

/**
 * The record as the server has it now. The response to an earlier request is not waited for: it may
 * be from before a change.
 * @throws what loading the record throws
 */
export async function fetchCurrentRecord(client: QueryClient): Promise<OnboardingRecord> {
  await client.cancelQueries({ queryKey: onboardingKeys.record });
  return client.fetchQuery({ ...onboardingRecordQuery, staleTime: 0 });
}

/** Answers to be saved. */
export interface Saving {
  /** Whose they are; tells members apart, also where the server sends no ids. */
  member: string;
  /** What was typed; the other answers are saved as the server has them. */
  draft: Draft;
}

/**
 * Whether the member of a mutation is still the one at the page: a session takes its mutations
 * along.
 * @param variables what the mutation was called with, the very object
 */
export function isStillTheirs(variables: object, { client }: MutationFunctionContext): boolean {
  const cache = client.getMutationCache();
  return cache.getAll().some(({ state }) => state.variables === variables);
}

/**
 * Saves the questionnaire; resolves to the answers that the server now has. It loads the saved
 * answers first, so that it overwrites none that were given in another tab or on another device,
 * and waits for the save before it, so that the latest lands last.
 */
export const saveAnswersMutation = mutationOptions({
  mutationKey: [...onboardingKeys.record, 'save'],
  scope: { id: 'onboarding-answers' },
  mutationFn: async ({ draft }: Saving, { client }): Promise<Answers> => {
    const saved = await fetchCurrentRecord(client);
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
