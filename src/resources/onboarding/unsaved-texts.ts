import { storedAnswersDraft, unsavedAnswers } from './questionnaire/answers-draft';
import { pendingCandidates } from './documents/pending-candidates';
import { storedProfileDraft } from './business-profile/profile-draft';
import { isSameText } from './business-profile/profile-text';
import {
  isBesideOther,
  isRecordUnchosen,
  keptProfile,
  storedProposal,
  type Proposal,
} from './business-profile/profile-proposal';
import { storedVersions } from './business-profile/profile-versions';
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
  const text = storedProfileDraft.read(memberKey);
  const found: UnsavedText[] = [];
  if (Object.keys(answers).length > 0) found.push('answers');
  const proposal = storedProposal.read(memberKey);
  const saved = record && keptProfile(record.profileData, proposal);
  const isTextUnsaved = text !== null && !(saved !== undefined && isSameText(text, saved));
  if (isTextUnsaved || (proposal && isProposalOpen(proposal, record))) found.push('profile');
  return found;
}

/**
 * Whether the member still has to decide about a proposal: to choose between two texts, or to save a first text
 * that the record does not have.
 */
function isProposalOpen(proposal: Proposal, record: OnboardingRecord | undefined): boolean {
  return isBesideOther(proposal) || !record || !isRecordUnchosen(record.profileData, proposal);
}

/** Whether this device keeps text of the member that is not saved. */
export function hasUnsavedText(memberKey: string): boolean {
  return unsavedTexts(memberKey, undefined).length > 0;
}

/** Removes the member's drafts, also those of other tabs, and other private text of this device. */
export function removeUnsavedTexts(memberKey: string): void {
  storedAnswersDraft.remove(memberKey);
  storedProfileDraft.remove(memberKey);
  storedProposal.remove(memberKey);
  storedVersions.remove(memberKey);
  pendingCandidates.remove(memberKey);
}
