import { storedAnswersDraft } from './questionnaire/answers-draft';
import { profileDraft } from './business-profile/profile-draft';
import { removeVersions } from './business-profile/profile-versions';

/** Kinds of drafts: questionnaire answers and the profile text. */
export type UnsavedText = 'answers' | 'profile';

/** The member's drafts in this tab (docs/product/session.md#logout). */
export function unsavedTexts(memberKey: string): UnsavedText[] {
  const found: UnsavedText[] = [];
  if (Object.keys(storedAnswersDraft.read(memberKey)).length > 0) found.push('answers');
  if (profileDraft.read(memberKey) !== null) found.push('profile');
  return found;
}

/** Whether this tab keeps text of the member that is not saved. */
export function hasUnsavedText(memberKey: string): boolean {
  return unsavedTexts(memberKey).length > 0;
}

/** Removes the member's drafts of this tab, and the versions of the profile from this device. */
export function removeUnsavedTexts(memberKey: string): void {
  storedAnswersDraft.remove(memberKey);
  profileDraft.remove(memberKey);
  removeVersions(memberKey);
}
