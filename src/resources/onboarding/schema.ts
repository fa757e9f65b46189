import { recordId } from '@/lib/fields';
import { isList, isRecord } from '@/lib/optional-fields';
import { ANSWER_FIELDS, type AnswerField, type Answers } from './fields';

/** How far a member is with the first run (credits specification, section 3). */
export interface FirstRunStatus {
  isOnboarded: boolean;
  /** `null` when the server doesn't say: then no trial form opens. */
  paymentDetailsCollected: boolean | null;
}

/** The status in an answer of `GET /user/getuserdata`, or `null` when it can't be told. */
export function readStatus(body: unknown): FirstRunStatus | null {
  if (!isRecord(body) || body['success'] === false || !isRecord(body['data'])) return null;
  const { isOnboarded, paymentDetailsCollected } = body['data'];
  if (typeof isOnboarded !== 'boolean') return null;
  return {
    isOnboarded,
    paymentDetailsCollected:
      typeof paymentDetailsCollected === 'boolean' ? paymentDetailsCollected : null,
  };
}

/** A document that the server keeps. */
export interface UploadedFile {
  /** '' when it came without one. */
  id: string;
  fileName: string;
}

/** The stored record (credits specification, section 3). */
export interface OnboardingRecord {
  answers: Answers;
  uploadedFiles: readonly UploadedFile[];
  /** The generated profile, Markdown; '' when there is none. */
  profileData: string;
}

/** Answers out of anything: what is missing or no text is ''. */
export function readAnswers(body: unknown): Answers {
  const source = isRecord(body) ? body : {};
  const entries = ANSWER_FIELDS.map((field): [AnswerField, string] => {
    const value = source[field];
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Record<AnswerField, string>;
}

function readFiles(value: unknown): UploadedFile[] {
  if (!isList(value)) return [];
  return value.filter(isRecord).map((file) => ({
    id: recordId(file),
    fileName: typeof file['fileName'] === 'string' ? file['fileName'] : '',
  }));
}

/**
 * The record in an answer: the object itself, `{onboarding}` or `{data}`. Nothing (`null`) is a
 * member's first visit, an empty record.
 * @returns `null` when the answer is no object at all
 */
export function readRecord(body: unknown): OnboardingRecord | null {
  if (body !== null && !isRecord(body)) return null;
  const outer = body ?? {};
  const inner = [outer['onboarding'], outer['data']].find(isRecord) ?? outer;
  return {
    answers: readAnswers(inner),
    uploadedFiles: readFiles(inner['uploadedFiles']),
    profileData: typeof inner['profileData'] === 'string' ? inner['profileData'] : '',
  };
}
