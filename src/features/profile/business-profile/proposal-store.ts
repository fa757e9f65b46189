import { createListeners } from '@/lib/listeners';
import {
  isBesideOther,
  isRecordUnchosen,
  storedProposal,
  type Proposal,
} from '@/resources/onboarding/business-profile/profile-proposal';
import { createDelayedWriter } from './delayed-writer';

function newProposal(before: string, earlier: string[]): Proposal {
  return { before, text: '', isComplete: false, isWriting: false, toggled: [], earlier };
}

/** The proposal of a member as this tab shows and writes it. @param member the `memberKey` */
export function createProposalStore(member: string) {
  const stored = storedProposal.read(member);
  // The tab that wrote it was closed; or it is still writing, and `sync` reads each of its changes.
  let proposal = stored && { ...stored, isWriting: false };
  /** The text that this tab is writing, which the proposal gets at its end; `null` without one. */
  let written: string | null = null;
  const chunks = createListeners();
  const writer = createDelayedWriter(() =>
    storedProposal.write(member, proposal && { ...proposal, text: written ?? proposal.text }),
  );

  function set(next: Proposal | null): void {
    proposal = next;
    writer.write();
  }
  // Stored without `isWriting`, because other tabs do not show a proposal that is being written.
  if (stored?.isWriting) writer.write();

  /** The proposal, unless another tab is writing its text. */
  function shown(): Proposal | null {
    const isWrittenElsewhere = written === null && proposal?.isWriting === true;
    return isWrittenElsewhere ? null : proposal;
  }

  return {
    /** `null` without one. */
    current: () => proposal,
    /** The proposal that is a first text; `null` without one, and while another tab writes it. */
    first(): Proposal | null {
      const first = shown();
      return first && !isBesideOther(first) ? first : null;
    },
    /** The proposal that is beside another text; `null` without one, and while another tab writes it. */
    beside(): Proposal | null {
      const beside = shown();
      return beside && isBesideOther(beside) ? beside : null;
    },
    /** The text that this tab is writing; `null` without one. */
    written: () => written,
    /** Notifies of each chunk that is written in this tab; returns the cleanup function. */
    subscribe: chunks.subscribe,
    /** Starts another text, which replaces the proposal. @param before the text that it may replace */
    begin(before: string) {
      const replaced = proposal?.isComplete ? [proposal.text] : [];
      const earlier = [...(proposal?.earlier ?? []), ...replaced];
      proposal = { ...newProposal(before, earlier), isWriting: true };
      written = '';
    },
    /** Appends a streamed chunk. A CRLF may be split between two chunks. */
    append(chunk: string) {
      if (written === null) return;
      written += chunk.replaceAll('\r', '');
      chunks.notify();
      writer.throttle();
    },
    /** Ends the writing. */
    end(isComplete: boolean) {
      if (!proposal || written === null) return;
      const text = written;
      written = null;
      set({ ...proposal, text, isComplete, isWriting: false });
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
      proposal = storedProposal.read(member);
    },
    flush: writer.flush,
    /** Clears it from memory, and keeps or drops a pending write. */
    close(keepsText: boolean) {
      if (keepsText) writer.flush();
      else writer.cancel();
      proposal = null;
      written = null;
    },
  };
}
