import * as v from 'valibot';
import { tabDraft } from '@/lib/browser/member-storage';
import { orNull } from '@/lib/parse/field-schemas';

/**
 * The text of the profile that is not saved yet, of a member in this tab; `null` without one
 * (docs/product/generated-profile.md#editing).
 */
export const profileDraft = tabDraft('profile-draft', orNull(v.string()));
