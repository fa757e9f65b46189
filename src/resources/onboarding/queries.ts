import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { MalformedResponseError } from '@/http/http-error';
import { runInSession } from '@/http/run-in-session';
import { fetchRecord, fetchStatus, postAnswers } from './api';
import { onboardingKeys } from './keys';
import { removeFromDraft, savableAnswers, type Draft } from './questionnaire/answers-draft';
import { EMPTY_RECORD, type OnboardingRecord } from './schema';

/** The member's first-run status; refetched when a dialog of the first run is completed. */
export const firstRunStatusQuery = queryOptions({
  queryKey: onboardingKeys.status,
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: Infinity,
});

/**
 * Fetches the server's current record in a request of its own, because `fetchQuery` resolves with
 * the cached record when another flow cancels the query.
 * @throws as `fetchRecord`, and when the server no longer returns a record that was loaded before
 */
export async function fetchCurrentRecord(
  client: QueryClient,
  signal: AbortSignal,
): Promise<OnboardingRecord> {
  const record = await fetchRecord(signal);
  const known = client.getQueryData<OnboardingRecord>(onboardingKeys.record) ?? EMPTY_RECORD;
  if (record) return record;
  // A save that starts from no answers would replace those that the server has.
  if (known !== EMPTY_RECORD) {
    throw new MalformedResponseError('onboarding responded without the record that it had.');
  }
  return EMPTY_RECORD;
}

/** The saved answers, documents and generated profile; another tab or device may change them. */
export const onboardingRecordQuery = queryOptions({
  queryKey: onboardingKeys.record,
  queryFn: ({ signal, client }) => fetchCurrentRecord(client, signal),
  staleTime: 30_000,
  refetchOnWindowFocus: 'always',
});

/** Changes the cached record after the server has stored the change. */
export function changeRecord(
  client: QueryClient,
  change: (record: OnboardingRecord) => OnboardingRecord,
): void {
  const { queryKey } = onboardingRecordQuery;
  // A response sent before the change must not overwrite it.
  void client.cancelQueries({ queryKey });
  const changed = client.setQueryData(queryKey, (record) => record && change(record));
  // The cancelled request would not be repeated.
  if (!changed) void client.invalidateQueries({ queryKey });
}

/**
 * Marks the status as stale, so that its next use refetches it: only the server knows whether the
 * member is onboarded.
 */
export async function invalidateStatus(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: onboardingKeys.status, refetchType: 'none' });
}

/** The mutations of the answers run one after the other. */
export const answersScope = { id: 'onboarding-answers' };

/** The variables of `saveAnswersMutation`. */
export interface SaveAnswersVariables {
  memberKey: string;
  /** The typed answers; the others are saved with the server's values. */
  draft: Draft;
}

/**
 * Saves the questionnaire; resolves to the saved answers (docs/product/onboarding.md#saving). It
 * starts from the server's current record, to keep the answers of other tabs and devices.
 */
export const saveAnswersMutation = mutationOptions({
  scope: answersScope,
  mutationFn: ({ draft }: SaveAnswersVariables, { client }) =>
    runInSession(async (signal) => {
      const saved = await fetchCurrentRecord(client, signal);
      const answers = { ...saved.answers, ...savableAnswers(draft) };
      await postAnswers(answers, signal);
      return answers;
    }),
  onSuccess: async (answers, { memberKey }, _, { client }) => {
    changeRecord(client, (record) => ({ ...record, answers, updatedAt: Date.now() }));
    void client.invalidateQueries({ queryKey: onboardingKeys.record });
    // Those that were changed during the save are kept.
    removeFromDraft(memberKey, (name, text) => answers[name] === text);
    await invalidateStatus(client);
  },
});
