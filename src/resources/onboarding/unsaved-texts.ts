import { readDraft, removeDraft, unsavedAnswers } from './drafts';
import { removeInterrupted } from './interrupted-questionnaire';
import { removeOverwriteQuestion } from './overwrite-question';
import { isTextStored, openProfileDraft, removeProfileDraft } from './profile-text';
import { readProposal, removeProposal } from './profile-proposal';
import { removeVersions } from './profile-versions';
import type { OnboardingRecord } from './schema';

/** Kinds of drafts: questionnaire answers and the profile text. */
export type UnsavedText = 'answers' | 'profile';

/**
 * The member's drafts that are not saved on the server (docs/product/session.md#logout).
 * @param record the server's record; if it is `undefined`, all drafts count
 */
export function unsavedTexts(member: string, record: OnboardingRecord | undefined): UnsavedText[] {
  const draft = readDraft(member);
  const answers = record ? unsavedAnswers(draft, record.answers) : draft;
  const text = openProfileDraft(member).read();
  const found: UnsavedText[] = [];
  if (Object.keys(answers).length > 0) found.push('answers');
  const isTextUnsaved = text !== null && !(record && isTextStored(text, record.profileData));
  if (isTextUnsaved || readProposal(member)) found.push('profile');
  return found;
}

/** Whether this device keeps text that the member has typed and not saved. @param member the `memberKey` */
export function hasTypedText(member: string): boolean {
  return Object.keys(readDraft(member)).length > 0 || openProfileDraft(member).read() !== null;
}

/** Removes the member's drafts, also those of other tabs, and other private text of this device. */
export function removeUnsavedTexts(member: string): void {
  removeDraft(member);
  removeProfileDraft(member);
  removeProposal(member);
  removeVersions(member);
  removeOverwriteQuestion(member);
  removeInterrupted();
}
