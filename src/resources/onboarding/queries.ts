import {
  mutationOptions,
  queryOptions,
  skipToken,
  type MutationFunctionContext,
  type QueryClient,
} from '@tanstack/react-query';
import { fetchRecord, fetchStatus, postAnswers } from './api';
import { removeSavedFromDraft, type Draft } from './drafts';
import { prefillName, type Answers } from './fields';
import { onboardingKeys } from './keys';
import { addRecentSaves, missingSaves, withRecentSaves, type RecentSaves } from './recent-saves';
import type { OnboardingRecord } from './schema';

/** The member's first-run status; refetched when a dialog of the first run is completed. */
export const firstRunStatusQuery = queryOptions({
  queryKey: onboardingKeys.status,
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: Infinity,
});

/** Saved answers that the server does not return yet. */
const recentSavesQuery = queryOptions<RecentSaves>({
  queryKey: onboardingKeys.recentSaves,
  queryFn: skipToken,
});

/** The saved answers, documents and generated profile; another tab or device may change them. */
export const onboardingRecordQuery = queryOptions({
  queryKey: onboardingKeys.record,
  queryFn: async ({ signal, client }) => {
    const record = await fetchRecord(signal);
    const { queryKey } = recentSavesQuery;
    const recent = missingSaves(client.getQueryData(queryKey) ?? {}, record.answers);
    client.setQueryData(queryKey, recent);
    return { ...record, answers: withRecentSaves(record.answers, recent) };
  },
  staleTime: 30_000,
  refetchOnWindowFocus: 'always',
});

/**
 * Keeps saved answers while the server returns those from before the save; called before they are
 * set in the cached record.
 */
export function keepSavedAnswers(client: QueryClient, saved: Answers): void {
  const record = client.getQueryData(onboardingRecordQuery.queryKey);
  client.setQueryData(
    recentSavesQuery.queryKey,
    (recent) => record && addRecentSaves(recent ?? {}, record.answers, saved),
  );
}

/**
 * Fetches the server's current record. A request in flight is cancelled, because its response may
 * be from before a change.
 * @throws as `fetchRecord`
 */
export async function fetchCurrentRecord(client: QueryClient): Promise<OnboardingRecord> {
  await client.cancelQueries({ queryKey: onboardingKeys.record });
  return client.fetchQuery({ ...onboardingRecordQuery, staleTime: 0 });
}

/** The variables of `saveAnswersMutation`. */
export interface SaveAnswersVariables {
  /** The `memberKey`. */
  member: string;
  /** The name of the account, saved if the member has no other one. */
  accountName: string;
  /** The typed answers; the others are saved with the server's values. */
  draft: Draft;
}

/**
 * Whether the member who started a mutation is still signed in: the end of a session clears the
 * mutation cache.
 * @param variables the mutation's variables, compared by reference
 */
export function isMemberUnchanged(variables: object, { client }: MutationFunctionContext): boolean {
  const cache = client.getMutationCache();
  return cache.getAll().some(({ state }) => state.variables === variables);
}

/**
 * Saves the questionnaire; resolves to the saved answers (docs/product/onboarding.md#saving). It
 * loads the saved answers first, to keep those of other tabs and devices. Saves run one after the
 * other.
 */
export const saveAnswersMutation = mutationOptions({
  scope: { id: 'onboarding-answers' },
  mutationFn: async (
    { draft, accountName }: SaveAnswersVariables,
    { client },
  ): Promise<Answers> => {
    const saved = await fetchCurrentRecord(client);
    const answers = { ...prefillName(saved.answers, accountName), ...draft };
    await postAnswers(answers);
    return answers;
  },
  onSuccess: async (answers, saving, _, context) => {
    removeSavedFromDraft(saving.member, answers);
    if (!isMemberUnchanged(saving, context)) return;
    const { client } = context;
    // A response sent before the save must not overwrite it.
    await client.cancelQueries({ queryKey: onboardingKeys.record });
    keepSavedAnswers(client, answers);
    client.setQueryData(
      onboardingRecordQuery.queryKey,
      (record) => record && { ...record, answers, updatedAt: Date.now() },
    );
    // The save may have completed the onboarding, which only the server decides.
    await client.invalidateQueries({ queryKey: onboardingKeys.status, refetchType: 'none' });
  },
});
