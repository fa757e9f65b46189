import { dropDraft, readDraft, unsaved } from './drafts';
import { dropProfileDraft, isStored, profileDraft } from './profile-text';
import type { OnboardingRecord } from './schema';

/**
 * What a member can type that outlives the page: answers of the questionnaire, the profile's text.
 */
export type UnsavedText = 'answers' | 'profile';

/**
 * What of the member's typing this browser alone has (docs/product/session.md#logout).
 * @param record what the server has, `undefined` where that is not known: then all drafts count
 */
export function unsavedTexts(member: string, record: OnboardingRecord | undefined): UnsavedText[] {
  const draft = readDraft(member);
  const answers = record ? unsaved(draft, record.answers) : draft;
  const text = profileDraft(member).read();
  const found: UnsavedText[] = [];
  if (Object.keys(answers).length > 0) found.push('answers');
  if (text !== null && !(record && isStored(text, record.profileData))) found.push('profile');
  return found;
}

/** Drops all drafts of the member, also those of other tabs and earlier visits. */
export function dropUnsavedTexts(member: string): void {
  dropDraft(member);
  dropProfileDraft(member);
}
