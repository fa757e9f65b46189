import * as v from 'valibot';
import {
  exactText,
  listOf,
  optionalDate,
  optionalFlag,
  recordOrDefaults,
  recordWithId,
  text,
} from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import { ANSWER_FIELDS, type Answers } from './questionnaire/fields';

/** The `data` of a `GET /user/getuserdata` response. */
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

/** A document of the record. */
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

/** The answers. */
export const answersSchema = recordOrDefaults(
  v.object(v.entriesFromList(ANSWER_FIELDS, exactText)),
);

/** Reads the answers; a missing one, or one that is neither text nor a number, is ''. */
export function readAnswers(body: unknown): Answers {
  return v.parse(answersSchema, body);
}

/** The fields of the record besides the answers. */
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

/** Without `name`, which errors and users have too. */
const RECORD_KEYS = [
  ...ANSWER_FIELDS.filter((field) => field !== 'name'),
  'uploadedFiles',
  'profileData',
];

/**
 * The record as it was sent: top level, `onboarding` or `data`.
 * @returns `null` when the body has no field of a record besides `name`
 */
export function recordBody(body: unknown): Readonly<Record<string, unknown>> | null {
  if (!isRecord(body)) return null;
  const inner = [body['onboarding'], body['data']].find(isRecord) ?? body;
  return RECORD_KEYS.some((key) => key in inner) ? inner : null;
}

/** Reads the record; `null` when the body has no field of a record besides `name`. */
export function readRecord(body: unknown): OnboardingRecord | null {
  const inner = recordBody(body);
  return inner && { answers: readAnswers(inner), ...v.parse(recordFields, inner) };
}

/**
 * Whether a body without a record states that there is none yet: `null` or `{}` at the top level,
 * which may also have `success`; `null` or an object without these fields in `onboarding` or
 * `data`.
 */
export function hasNoRecordYet(body: unknown): boolean {
  if (body === null) return true;
  if (!isRecord(body)) return false;
  const containers = [body['onboarding'], body['data']];
  const hasOnlySuccess = Object.keys(body).every((key) => key === 'success');
  return hasOnlySuccess || containers.some((value) => value === null || isRecord(value));
}

/** The record of a member who has not saved anything yet. */
export const EMPTY_RECORD: OnboardingRecord = {
  answers: readAnswers(null),
  uploadedFiles: [],
  profileData: '',
  updatedAt: null,
};
