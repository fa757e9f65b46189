import * as v from 'valibot';
import { recordId } from '@/lib/fields';
import { isList, isRecord, optionalDate, optionalFlag } from '@/lib/optional-fields';
import { ANSWER_FIELDS, type AnswerField, type Answers } from './fields';

const statusSchema = v.object({
  isOnboarded: v.boolean(),
  /** `null` when unknown: then no trial form opens. */
  paymentDetailsCollected: optionalFlag,
});

/** A member's first-run status (docs/product/onboarding.md#first-run). */
export type FirstRunStatus = v.InferOutput<typeof statusSchema>;

/** Reads the status of a `GET /user/getuserdata` response; `null` without one. */
export function readStatus(body: unknown): FirstRunStatus | null {
  if (!isRecord(body) || body['success'] === false) return null;
  const status = v.safeParse(statusSchema, body['data']);
  return status.success ? status.output : null;
}

/** An uploaded document. */
export interface UploadedFile {
  /** '' when unknown. */
  id: string;
  fileName: string;
}

/** The member's stored answers, documents and profile. */
export interface OnboardingRecord {
  answers: Answers;
  uploadedFiles: readonly UploadedFile[];
  /** The generated profile, Markdown; '' when there is none. */
  profileData: string;
  /** Epoch milliseconds of the last change; `null` when unknown. */
  updatedAt: number | null;
}

/** Reads the answers; a missing one, or one that is not text, is ''. */
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
 * Reads the record: top level, `onboarding` or `data`. An empty body (`null`) is an empty record.
 * @returns `null` when the body is not an object
 */
export function readRecord(body: unknown): OnboardingRecord | null {
  if (body !== null && !isRecord(body)) return null;
  const outer = body ?? {};
  const inner = [outer['onboarding'], outer['data']].find(isRecord) ?? outer;
  return {
    answers: readAnswers(inner),
    uploadedFiles: readFiles(inner['uploadedFiles']),
    profileData: typeof inner['profileData'] === 'string' ? inner['profileData'] : '',
    updatedAt: v.parse(optionalDate, inner['updatedAt']),
  };
}
