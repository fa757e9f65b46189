/** A generated text of which the member has not chosen the sections yet (docs/product/generated-profile.md#choose). */
import * as v from 'valibot';
import { browserStorage, parseJson } from '@/lib/browser/storage';
import { openTextDraft, type TextDraft } from './profile-text';

const proposalSchema = v.object({
  /** The current text. It is kept because the server may have replaced its copy by the new text. */
  before: v.string(),
  /** The generated text. */
  text: v.string(),
  /** The generation has finished; false for a text that was stopped or cut off. */
  isComplete: v.boolean(),
});

export type StoredProposal = v.InferOutput<typeof proposalSchema>;

function keyOf(member: string): string {
  return `profile-proposal:${member}`;
}

/** Parses a stored proposal; `null` for none and for an invalid one. */
export function parseProposal(stored: string | null): StoredProposal | null {
  const parsed = v.safeParse(proposalSchema, parseJson(stored));
  return parsed.success && parsed.output.text.trim() !== '' ? parsed.output : null;
}

/** The draft with a member's proposal as JSON. @param member the `memberKey` */
export function openProposalDraft(member: string): TextDraft {
  return openTextDraft(keyOf(member));
}

/** The stored proposal of a member. @param member the `memberKey` */
export function readProposal(member: string): StoredProposal | null {
  return parseProposal(browserStorage.read(keyOf(member)));
}

/** Removes the proposal, also one that another tab has stored. */
export function removeProposal(member: string): void {
  browserStorage.remove(keyOf(member));
}
