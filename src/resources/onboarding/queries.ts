import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { MalformedResponseError } from '@/http/http-error';
import { runInSession } from '@/http/run-in-session';
import { fetchRecord, fetchStatus, postAnswers } from './api';
import { removeFromDraft, savableAnswers, type Draft } from './questionnaire/answers-draft';
import { ANSWER_FIELDS, type AnswerField, type Answers } from './questionnaire/fields';
import { onboardingKeys } from './keys';
import { EMPTY_RECORD, type OnboardingRecord } from './schema';

/** The member's first-run status; refetched when a dialog of the first run is completed. */
export const firstRunStatusQuery = queryOptions({
  queryKey: onboardingKeys.status,
  queryFn: ({ signal }) => fetchStatus(signal),
  staleTime: Infinity,
});

/** By field: the saved answer, the server's one before, and the time in epoch milliseconds. */
type RecentSaves = Partial<Record<AnswerField, { before: string; saved: string; savedAt: number }>>;

/** After this time, an answer from before a save counts as changed back elsewhere, not as outdated. */
const LATE_RESPONSE_MS = 60_000;

/**
 * Answers that were saved but that the server does not return yet: a read replica or a cache may
 * return the record from before a save (docs/decisions/unsaved-text.md).
 */
const recentSavesQuery = queryOptions<RecentSaves>({
  queryKey: onboardingKeys.recentSaves,
  queryFn: skipToken,
});

/**
 * Fetches the record and adds the recent saves. Rejects as `fetchRecord`, and when the server no longer
 * returns a record that was loaded before.
 */
async function loadRecord(client: QueryClient, signal: AbortSignal): Promise<OnboardingRecord> {
  const fetched = await fetchRecord(signal);
  const record = fetched ?? EMPTY_RECORD;
  const { queryKey } = recentSavesQuery;
  const recent = missingSaves(client.getQueryData(queryKey) ?? {}, record.answers);
  const answers = withRecentSaves(record.answers, recent);
  const before = client.getQueryData<OnboardingRecord>(onboardingKeys.record);
  if (!fetched && before && hasLost(before, answers)) {
    throw new MalformedResponseError('onboarding responded without the record that it had.');
  }
  client.setQueryData(queryKey, recent);
  return { ...record, answers };
}

/** The saved answers, documents and generated profile; another tab or device may change them. */
export const onboardingRecordQuery = queryOptions({
  queryKey: onboardingKeys.record,
  queryFn: ({ signal, client }) => loadRecord(client, signal),
  staleTime: 30_000,
  refetchOnWindowFocus: 'always',
});

/**
 * Changes the cached record after the server has stored the change. Changed answers are kept while
 * the server returns those from before.
 */
export function changeRecord(
  client: QueryClient,
  change: (record: OnboardingRecord) => OnboardingRecord,
): void {
  // A response sent before the change must not overwrite it.
  void client.cancelQueries({ queryKey: onboardingKeys.record });
  const record = client.getQueryData(onboardingRecordQuery.queryKey);
  if (!record) {
    // The cancelled request would not be repeated.
    void client.invalidateQueries({ queryKey: onboardingKeys.record });
    return;
  }
  const changed = change(record);
  client.setQueryData(recentSavesQuery.queryKey, (recent = {}) =>
    addRecentSaves(recent, record.answers, changed.answers),
  );
  client.setQueryData(onboardingRecordQuery.queryKey, changed);
}

/**
 * Marks the status as stale, so that its next use refetches it: only the server knows whether the
 * member is onboarded.
 */
export async function invalidateStatus(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: onboardingKeys.status, refetchType: 'none' });
}

/**
 * Fetches the server's current record in a request of its own, because `fetchQuery` resolves with
 * the cached record when another flow cancels the query.
 * @throws as `fetchRecord`
 */
export async function fetchCurrentRecord(
  client: QueryClient,
  signal: AbortSignal,
): Promise<OnboardingRecord> {
  const { queryKey } = onboardingRecordQuery;
  const before = client.getQueryData(queryKey);
  const record = await loadRecord(client, signal);
  // A cached record that was changed during the request is newer.
  client.setQueryData(queryKey, (cached) => (cached === before ? record : cached));
  return record;
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
 * loads the saved answers first, to keep those of other tabs and devices.
 */
export const saveAnswersMutation = mutationOptions({
  scope: answersScope,
  mutationFn: ({ draft }: SaveAnswersVariables, { client }): Promise<Answers> =>
    runInSession(async (signal) => {
      const saved = await fetchCurrentRecord(client, signal);
      const answers = { ...saved.answers, ...savableAnswers(draft) };
      await postAnswers(answers, signal);
      return answers;
    }),
  onSuccess: async (answers, { memberKey }, _, { client }) => {
    removeFromDraft(memberKey, answers);
    changeRecord(client, (record) => ({ ...record, answers, updatedAt: Date.now() }));
    await invalidateStatus(client);
  },
});

/** Whether a record has content that is not in the answers that replace it. */
function hasLost(
  { answers, profileData, uploadedFiles }: OnboardingRecord,
  next: Answers,
): boolean {
  const isAnswerLost = ANSWER_FIELDS.some((field) => answers[field] !== '' && next[field] === '');
  return isAnswerLost || profileData !== '' || uploadedFiles.length > 0;
}

/** Adds the answers that a save changes, until the server returns them. */
function addRecentSaves(recent: RecentSaves, before: Answers, saved: Answers): RecentSaves {
  const changed = ANSWER_FIELDS.filter((field) => before[field] !== saved[field]);
  return {
    ...recent,
    ...Object.fromEntries(
      changed.map((field) => [
        field,
        {
          before: recent[field]?.before ?? before[field],
          saved: saved[field],
          savedAt: Date.now(),
        },
      ]),
    ),
  };
}

/** The saves of the last minute that the server's answers do not contain yet. */
function missingSaves(recent: RecentSaves, answers: Answers): RecentSaves {
  const isMissing = (field: AnswerField) => {
    const save = recent[field];
    return save?.before === answers[field] && Date.now() - save.savedAt < LATE_RESPONSE_MS;
  };
  return Object.fromEntries(ANSWER_FIELDS.filter(isMissing).map((field) => [field, recent[field]]));
}

/** The server's answers with the recent saves that it does not return yet. */
function withRecentSaves(answers: Answers, recent: RecentSaves): Answers {
  return Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, recent[field]?.saved ?? answers[field]]),
  ) as Record<AnswerField, string>;
}
