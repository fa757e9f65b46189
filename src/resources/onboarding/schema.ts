import * as v from 'valibot';
import { exactText, listOf, text } from '@/lib/field-schemas';
import {
  isRecord,
  optionalDate,
  optionalFlag,
  recordOrDefaults,
  recordWithId,
} from '@/lib/optional-field-schemas';
import { ANSWER_FIELDS, type Answers } from './fields';

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

const uploadedFile = v.pipe(
  recordWithId,
  v.object({
    /** '' when unknown. */
    id: text,
    fileName: exactText,
  }),
);

/** An uploaded document. */
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

const answersSchema = recordOrDefaults(v.object(v.entriesFromList(ANSWER_FIELDS, exactText)));

/** Reads the answers; a missing one, or one that is not text, is ''. */
export function readAnswers(body: unknown): Answers {
  return v.parse(answersSchema, body);
}

const recordFields = v.object({
  uploadedFiles: v.pipe(listOf(uploadedFile), v.readonly()),
  /** The generated profile, Markdown; '' when there is none. */
  profileData: exactText,
  /** Epoch milliseconds of the last change; `null` when unknown. */
  updatedAt: optionalDate,
});

/** The member's stored answers, documents and profile. */
export interface OnboardingRecord extends v.InferOutput<typeof recordFields> {
  answers: Answers;
}

/**
 * Reads the record: top level, `onboarding` or `data`. An empty body (`null`) is an empty record.
 * @returns `null` when the body is not an object
 */
export function readRecord(body: unknown): OnboardingRecord | null {
  if (body !== null && !isRecord(body)) return null;
  const outer = body ?? {};
  const inner = [outer['onboarding'], outer['data']].find(isRecord) ?? outer;
  return { answers: readAnswers(inner), ...v.parse(recordFields, inner) };
}
