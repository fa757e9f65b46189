/** The answers that an upload proposes to replace (docs/product/documents.md#overwrite). */
import { isList, isRecord } from '@/lib/parse/guards';
import {
  ANSWER_FIELDS,
  isAnswerField,
  type Answers,
} from '@/resources/onboarding/questionnaire/fields';
import { QUESTIONS } from '@/resources/onboarding/questionnaire/questions';
import { readRecord, type OnboardingRecord } from '@/resources/onboarding/schema';

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

/** The number of characters of an unknown key that show. */
const MAX_LABEL = 80;

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return JSON.stringify(value, null, 2);
}

/** The rows of the dialog: known fields in the questionnaire's order, then unknown ones. */
export function listOverwrites(candidates: Candidates, answers: Answers): OverwriteRow[] {
  const keys = Object.keys(candidates);
  const unknown = keys.filter((key) => !isAnswerField(key));
  return [
    ...ANSWER_FIELDS.filter((field) => keys.includes(field)).map((field) => ({
      key: field,
      label: QUESTIONS[field].name,
      before: answers[field],
      after: toText(candidates[field]),
    })),
    ...unknown.map((key) => ({
      key,
      label: key.slice(0, MAX_LABEL) || 'Unnamed field',
      before: '',
      after: toText(candidates[key]),
    })),
  ];
}

/**
 * The candidates without those that the member has deselected, with their values unchanged.
 * @param deselected their keys
 */
export function selectedCandidates(
  candidates: Candidates,
  deselected: ReadonlySet<string>,
): Candidates {
  return Object.fromEntries(Object.entries(candidates).filter(([key]) => !deselected.has(key)));
}

/** Whether a field was sent as text, or as a number, which is read as text. */
function isSent(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

/** The record after an overwrite; fields missing in the returned one are kept. */
export function applyReturnedRecord(
  record: OnboardingRecord,
  returned: Readonly<Record<string, unknown>>,
): OnboardingRecord {
  const read = readRecord({ onboarding: returned }) ?? record;
  const answers = ANSWER_FIELDS.map((field) => [
    field,
    (isSent(returned[field]) ? read : record).answers[field],
  ]);
  return {
    answers: Object.fromEntries(answers) as Answers,
    uploadedFiles: (isList(returned['uploadedFiles']) ? read : record).uploadedFiles,
    profileData: (isSent(returned['profileData']) ? read : record).profileData,
    updatedAt: read.updatedAt ?? record.updatedAt,
  };
}
