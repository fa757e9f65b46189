/** The answers that an upload proposes to replace (docs/product/documents.md#overwrite). */
import { isRecord } from '@/lib/parse/guards';
import {
  ANSWER_FIELDS,
  isAnswerField,
  type AnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';
import { readAnswers, readRecord, type OnboardingRecord } from '@/resources/onboarding/schema';

/** New answers by field name; the selected ones are posted unchanged. */
export type Candidates = Readonly<Record<string, unknown>>;

/** A row of the overwrite dialog. */
export interface OverwriteRow {
  key: string;
  /** The visible name of the field. */
  label: string;
  /** The member's answer; '' without one. */
  before: string;
  after: string;
}

/**
 * The candidates of an upload's response with `overwriteRequest: true`.
 * @returns `null` without any
 */
export function readCandidates(body: unknown): Candidates | null {
  if (!isRecord(body) || body['overwriteRequest'] !== true) return null;
  const candidates = body['overwriteCandidates'];
  return isRecord(candidates) && Object.keys(candidates).length > 0 ? candidates : null;
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** The rows of the dialog: known fields in the questionnaire's order, then unknown ones. */
export function listOverwrites(candidates: Candidates, answers: Answers): OverwriteRow[] {
  const known = ANSWER_FIELDS.filter((field) => Object.hasOwn(candidates, field));
  const unknown = Object.keys(candidates).filter((key) => !isAnswerField(key));
  return [
    ...known.map((key) => ({ key, label: QUESTIONS[key].name, before: answers[key] })),
    ...unknown.map((key) => ({ key, label: key || 'Unnamed field', before: '' })),
  ].map((row) => ({ ...row, after: toText(candidates[row.key]) }));
}

/**
 * The candidates without those that the member has deselected, with their values unchanged.
 * @param deselected their keys
 */
export function selectedCandidates(
  candidates: Candidates,
  deselected: readonly string[],
): Candidates {
  return Object.fromEntries(
    Object.entries(candidates).filter(([key]) => !deselected.includes(key)),
  );
}

/** The record with the answers that a returned one has as text, or as a number. */
export function applyReturnedRecord(
  record: OnboardingRecord,
  returned: Readonly<Record<string, unknown>>,
): OnboardingRecord {
  const hasText = (field: AnswerField) => ['string', 'number'].includes(typeof returned[field]);
  const returnedAnswers = ANSWER_FIELDS.filter(hasText).map((field) => [field, returned[field]]);
  const answers = readAnswers({ ...record.answers, ...Object.fromEntries(returnedAnswers) });
  return { ...record, answers, updatedAt: readRecord(returned)?.updatedAt ?? record.updatedAt };
}
