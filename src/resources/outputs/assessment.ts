import * as v from 'valibot';
import { text, textOr } from '@/lib/parse/field-schemas';

/** An item of the group `assessment`. */
export const assessmentSchema = v.object({
  category: textOr('Assessment Result'),
  consultant: text,
  summary: text,
});
