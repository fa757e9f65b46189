import { parseProposal, type StoredProposal } from '@/resources/onboarding/profile-proposal';
import type { TextDraft } from '@/resources/onboarding/profile-text';
import { createDraftWriter } from './draft-writer';
import { createTextBinding } from './text-binding';

/** A generated text of which the member has not chosen the sections yet. */
export type Proposal = Pick<StoredProposal, 'text' | 'isComplete'>;

/**
 * The text that a generation writes beside the current one, and its draft.
 * @param currentText returns the text that it may replace
 */
export function createProposal(draft: TextDraft, currentText: () => string) {
  const written = createTextBinding();
  let isWriting = false;
  let proposal: Proposal | null = null;

  function serialize(): string | null {
    const shown = isWriting ? { text: written.text(), isComplete: false } : proposal;
    return shown && JSON.stringify({ before: currentText(), ...shown });
  }
  const writer = createDraftWriter(draft, serialize);

  function set(next: Proposal | null): void {
    isWriting = false;
    proposal = next;
    writer.write();
  }

  return {
    /** `null` without a proposal, and while it is being written. */
    current: () => proposal,
    isWriting: () => isWriting,
    /** The text that is being written. */
    written,
    /** The stored proposal; call it before the others. */
    read: () => parseProposal(draft.read()),
    /** Starts another text, which replaces the proposal. */
    begin() {
      isWriting = true;
      proposal = null;
      written.set('');
    },
    append(chunk: string) {
      written.append(chunk);
      writer.throttle();
    },
    set,
    flush: writer.flush,
    /** Clears it from memory, and keeps or drops a pending draft. */
    close(keepsText: boolean) {
      if (keepsText) writer.flush();
      else writer.cancel();
      isWriting = false;
      proposal = null;
      written.set('');
    },
  };
}
