import { storedAnswersDraft, unsavedAnswers } from './questionnaire/answers-draft';
import { profileDraft } from './business-profile/profile-draft';
import { isSameText } from './business-profile/profile-text';
import { removeVersions } from './business-profile/profile-versions';
import type { OnboardingRecord } from './schema';

/** Kinds of drafts: questionnaire answers and the profile text. */
export type UnsavedText = 'answers' | 'profile';

/**
 * The member's drafts that are not saved on the server (docs/product/session.md#logout).
 * @param record the server's record; if it is `undefined`, all drafts count
 */
export function unsavedTexts(
  memberKey: string,
  record: OnboardingRecord | undefined,
): UnsavedText[] {
  const draft = storedAnswersDraft.read(memberKey);
  const answers = record ? unsavedAnswers(draft, record.answers) : draft;
  const text = profileDraft.read(memberKey);
  const found: UnsavedText[] = [];
  if (Object.keys(answers).length > 0) found.push('answers');
  if (text !== null && !(record && isSameText(text, record.profileData))) found.push('profile');
  return found;
}

/** Whether this device keeps text of the member that is not saved. */
export function hasUnsavedText(memberKey: string): boolean {
  return unsavedTexts(memberKey, undefined).length > 0;
}

/** Removes the member's drafts, and other private text of this device. */
export function removeUnsavedTexts(memberKey: string): void {
  storedAnswersDraft.remove(memberKey);
  profileDraft.remove(memberKey);
  removeVersions(memberKey);
}
