/**
 * The generated text that the member has neither saved nor chosen yet, one for each member: the stored
 * one is that of all tabs (docs/product/generated-profile.md#choose).
 */
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-value';
import { flag, listOf, orNull } from '@/lib/parse/field-schemas';
import { isSameText, normalizeLineEnds } from './profile-text';

const proposalSchema = v.object({
  /** The text that the member has decided to keep so far; blank for a first text. */
  before: v.string(),
  /** The generated text. */
  text: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== ''),
  ),
  /** The generation has finished; false for a text that was stopped or cut off. */
  isComplete: v.boolean(),
  /** A tab is writing the text, or was closed while it did. */
  isWriting: flag,
  /** The keys of the sections whose checkbox the member has changed. */
  toggled: listOf(v.string()),
  /** Earlier texts that the server may have stored and that the member has not chosen. */
  earlier: listOf(v.string()),
});

export type Proposal = v.InferOutput<typeof proposalSchema>;

/** The proposal of a member; `null` for none and for an invalid one. The tab that writes last wins. */
export const storedProposal = memberValue('profile-proposal', orNull(proposalSchema), {
  isKeptInMemory: true,
});

/** Whether the text is beside another one; otherwise it is the first text of the member. */
export function isBesideOther({ before }: Proposal): boolean {
  return before.trim() !== '';
}

/** Whether the new text of a section is ticked: by default that of a complete text. */
export function isTicked({ isComplete, toggled }: Proposal, section: string): boolean {
  return isComplete !== toggled.includes(section);
}

/**
 * Whether the record's text is a generated one that the member has not chosen. The server stores each
 * generated text, even if its stream was cut off.
 */
export function isRecordUnchosen(
  record: string,
  { before, text, isComplete, earlier }: Proposal,
): boolean {
  if (isSameText(record, before)) return false;
  const begins = (whole: string) => normalizeLineEnds(whole).trim().startsWith(text.trim());
  // The server may have stored the whole of a text that was cut off here, so such a text is also compared with
  // the beginning of the record. If the kept text has the same beginning, this comparison shows nothing.
  const isRest = !isComplete && begins(record) && !begins(before);
  return isRest || [text, ...earlier].some((other) => isSameText(record, other));
}

/**
 * The saved profile of a member: the text of the account, or the one before it while the member has not
 * chosen between the two, or the account has none yet.
 */
export function keptProfile(record: string, proposal: Proposal | null): string {
  if (!proposal || !isBesideOther(proposal)) return record;
  return record.trim() === '' || isRecordUnchosen(record, proposal) ? proposal.before : record;
}

/**
 * Whether the server may have replaced the saved profile by a generated text. Unlike `isRecordUnchosen`, this is
 * also true if the record, which may be outdated, does not show it: the server stores the text of each generation
 * that has finished.
 */
export function mayHaveReplaced(record: string, proposal: Proposal | null): boolean {
  if (!proposal) return false;
  return proposal.isComplete || proposal.earlier.length > 0 || isRecordUnchosen(record, proposal);
}
