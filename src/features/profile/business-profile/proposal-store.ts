import {
  isBesideOther,
  isRecordUnchosen,
  storedProposal,
  type Proposal,
} from '@/resources/onboarding/business-profile/profile-proposal';
import { createDelayedWriter } from './delayed-writer';
import { createTextBinding } from './text-binding';

function newProposal(before: string, earlier: string[]): Proposal {
  return { before, text: '', isComplete: false, isWriting: false, toggled: [], earlier };
}

/** The proposal of a member as this tab shows and writes it. @param member the `memberKey` */
export function createProposalStore(member: string) {
  const written = createTextBinding();
  const stored = storedProposal.read(member);
  // The tab that wrote it was closed, or writes further and is followed by `sync`.
  let proposal = stored && { ...stored, isWriting: false };
  let isWrittenElsewhere = false;
  const writer = createDelayedWriter(() =>
    storedProposal.write(
      member,
      proposal?.isWriting ? { ...proposal, text: written.text() } : proposal,
    ),
  );

  function set(next: Proposal | null): void {
    proposal = next;
    isWrittenElsewhere = false;
    writer.write();
  }
  // For the other tabs, in which it would be written for ever.
  if (stored?.isWriting) writer.write();

  return {
    /** `null` without one. */
    current: () => proposal,
    /** The text of a proposal that is not beside another one; `null` without one. */
    firstText: () =>
      proposal && !isBesideOther(proposal) && !isWrittenElsewhere ? proposal.text : null,
    /** Whether another tab is writing its text. */
    isWrittenElsewhere: () => isWrittenElsewhere,
    /** The text that is being written. */
    written,
    /** Starts another text, which replaces the proposal. @param before the text that it may replace */
    begin(before: string) {
      const replaced = proposal?.isComplete ? [proposal.text] : [];
      const earlier = [...(proposal?.earlier ?? []), ...replaced];
      proposal = { ...newProposal(before, earlier), isWriting: true };
      isWrittenElsewhere = false;
      written.set('');
    },
    append(chunk: string) {
      written.append(chunk);
      writer.throttle();
    },
    /** Ends the writing, if it has begun. */
    end(isComplete: boolean) {
      if (!proposal?.isWriting) return;
      set({ ...proposal, text: written.text(), isComplete, isWriting: false });
    },
    /**
     * Adds a text that the server has stored for a generation whose text was not received.
     * @param before the text that it may replace; `null` if it is not offered
     */
    addRecord(record: string, before: string | null) {
      if (proposal && isBesideOther(proposal) && !isRecordUnchosen(record, proposal)) {
        set({ ...proposal, earlier: [...proposal.earlier, record] });
      } else if (!proposal && before !== null) {
        set({ ...newProposal(before, []), text: record });
      }
    },
    set,
    /** Takes over what another tab has stored. */
    sync() {
      const changed = storedProposal.read(member);
      isWrittenElsewhere = changed?.isWriting ?? false;
      proposal = changed && { ...changed, isWriting: false };
    },
    flush: writer.flush,
    /** Clears it from memory, and keeps or drops a pending write. */
    close(keepsText: boolean) {
      if (keepsText) writer.flush();
      else writer.cancel();
      proposal = null;
      written.set('');
    },
  };
}
