import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-value';
import { orNull } from '@/lib/parse/field-schemas';
import { isRecord } from '@/lib/parse/guards';
import type { Candidates } from './overwrite';

/**
 * The answers that an upload asks to overwrite, until the member decides; `null` without a question.
 * They are kept when the page is left or reloaded (docs/product/documents.md#overwrite).
 */
export const storedCandidates = memberValue(
  'overwrite-question',
  orNull(v.custom<Candidates>(isRecord)),
  { isKeptInMemory: true },
);
