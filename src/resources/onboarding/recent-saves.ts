/**
 * Answers that were saved but that the server does not return yet: a read replica or a cache may
 * return the record from before a save (docs/decisions/unsaved-text.md).
 */
import { ANSWER_FIELDS, type AnswerField, type Answers } from './fields';

/** By field: the saved answer, and the server's one before. */
export type RecentSaves = Partial<Record<AnswerField, { before: string; saved: string }>>;

/** Adds the answers that a save changes, until the server returns them. */
export function addRecentSaves(recent: RecentSaves, before: Answers, saved: Answers): RecentSaves {
  const changed = ANSWER_FIELDS.filter((field) => before[field] !== saved[field]);
  return {
    ...recent,
    ...Object.fromEntries(
      changed.map((field) => [
        field,
        { before: recent[field]?.before ?? before[field], saved: saved[field] },
      ]),
    ),
  };
}

/** The recent saves whose fields still have the value from before in the server's answers. */
export function missingSaves(recent: RecentSaves, answers: Answers): RecentSaves {
  return Object.fromEntries(
    ANSWER_FIELDS.filter((field) => recent[field]?.before === answers[field]).map((field) => [
      field,
      recent[field],
    ]),
  );
}

/** The server's answers with the recent saves that it does not return yet. */
export function withRecentSaves(answers: Answers, recent: RecentSaves): Answers {
  return Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, recent[field]?.saved ?? answers[field]]),
  ) as Record<AnswerField, string>;
}
