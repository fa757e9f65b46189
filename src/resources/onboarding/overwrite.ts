/** The question whether answers out of documents may take the place of a member's own. */
import { isList, isRecord } from '@/lib/optional-fields';
import { ANSWER_FIELDS, FIELD_NAMES, isAnswerField, type Answers } from './fields';
import { readRecord, type OnboardingRecord } from './schema';

/** New answers by field name, as the server sent them: it gets back exactly these. */
export type Candidates = Readonly<Record<string, unknown>>;

/** One field of the question. */
export interface Overwrite {
  key: string;
  /** The field in words. */
  label: string;
  /** The member's own answer; '' without one. */
  before: string;
  after: string;
}

/** Characters of a name that is not one of ours. */
const LONGEST_LABEL = 80;

/**
 * What the answer to an upload asks to overwrite (credits specification, sections 4 and 7).
 * @returns `null` when it asks for nothing
 */
export function readCandidates(body: unknown): Candidates | null {
  if (!isRecord(body) || body['overwriteRequest'] !== true) return null;
  const candidates = body['overwriteCandidates'];
  return isRecord(candidates) && Object.keys(candidates).length > 0 ? candidates : null;
}

/** `brandVoice_2` becomes Brand voice 2. */
function inWords(key: string): string {
  const words = key
    .slice(0, LONGEST_LABEL)
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_.-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? 'Unnamed field' : words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return JSON.stringify(value, null, 2);
}

/** The fields of the question: those of the questionnaire in its order, then what else came. */
export function overwrites(candidates: Candidates, answers: Answers): Overwrite[] {
  const keys = Object.keys(candidates);
  const unknown = keys.filter((key) => !isAnswerField(key));
  return [
    ...ANSWER_FIELDS.filter((field) => keys.includes(field)).map((field) => ({
      key: field,
      label: FIELD_NAMES[field],
      before: answers[field],
      after: toText(candidates[field]),
    })),
    ...unknown.map((key) => ({
      key,
      label: inWords(key),
      before: '',
      after: toText(candidates[key]),
    })),
  ];
}

/** The record after an overwrite; what the returned one leaves out stays as it was. */
export function refill(
  record: OnboardingRecord,
  returned: Readonly<Record<string, unknown>>,
): OnboardingRecord {
  const read = readRecord({ onboarding: returned }) ?? record;
  const answers = ANSWER_FIELDS.map((field) => [
    field,
    (typeof returned[field] === 'string' ? read : record).answers[field],
  ]);
  return {
    answers: Object.fromEntries(answers) as Answers,
    uploadedFiles: (isList(returned['uploadedFiles']) ? read : record).uploadedFiles,
    profileData: (typeof returned['profileData'] === 'string' ? read : record).profileData,
  };
}
