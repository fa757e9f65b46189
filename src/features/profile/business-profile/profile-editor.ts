import { openProposalDraft } from '@/resources/onboarding/profile-proposal';
import {
  isTextStored,
  normalizeLineEnds,
  openProfileDraft,
} from '@/resources/onboarding/profile-text';
import { createDraftWriter } from './draft-writer';
import { createProposal, type Proposal } from './proposal';
import { runGeneration, type GenerationResult, type StreamProfile } from './run-generation';
import { createTextBinding, isLongText } from './text-binding';

/** The state that React renders; the text itself is outside of it. */
export interface EditorView {
  phase: 'idle' | 'starting' | 'writing';
  /** There is a text, which the member may have emptied. */
  hasText: boolean;
  /** The text is too long for a spell check. */
  isLong: boolean;
  canSave: boolean;
  /** The unsaved text is that of a generation that was cut off, and has not been edited. */
  isCutOff: boolean;
  /** A generated text beside the current one, of which the member chooses the sections. */
  proposal: Proposal | null;
  result: GenerationResult | null;
}

export type ProfileEditor = ReturnType<typeof createProfileEditor>;

/**
 * The store of a generated profile's text: saved, typed and streamed. It is outside of the component,
 * so that a generation continues while another page shows.
 * @param member the `memberKey`
 */
export function createProfileEditor(member: string) {
  const draft = openProfileDraft(member);
  const binding = createTextBinding();
  const { text } = binding;
  const proposal = createProposal(openProposalDraft(member), text);
  /** The last saved or completely generated text. */
  let savedText = '';
  /** The text of the server's record; `null` before it is loaded. */
  let stored: string | null = null;
  /** Whether a generation has finished whose text the record does not contain yet. */
  let hasUnrecordedText = false;
  /** Whether a proposal was written since the last save: the server may have stored it. */
  let mayBeReplaced = false;
  /** The text of the last generation that was cut off. */
  let cutOffText: string | null = null;
  let activeRun: AbortController | null = null;
  let view: EditorView = {
    phase: 'idle',
    hasText: false,
    isLong: false,
    canSave: false,
    isCutOff: false,
    proposal: null,
    result: null,
  };
  const listeners = new Set<() => void>();
  const draftWriter = createDraftWriter(draft, () =>
    isTextStored(text(), stored ?? '') ? null : text(),
  );

  function update(changes: Partial<EditorView>) {
    const next = { ...view, ...changes };
    next.isLong = isLongText(text());
    next.canSave = next.phase === 'idle' && text() !== savedText;
    next.isCutOff = next.canSave && text() === cutOffText;
    next.proposal = proposal.current();
    // The restored text was saved in another tab, or its changes were undone.
    if (next.result?.kind === 'restored' && !next.canSave) next.result = null;
    const keys = Object.keys(next) as (keyof EditorView)[];
    if (keys.every((key) => next[key] === view[key])) return;
    view = next;
    for (const notify of listeners) notify();
  }

  /** Replaces the text, which counts as unsaved unless it equals the saved one. */
  function setText(next: string) {
    binding.set(next);
    draftWriter.write();
    update({ result: null, hasText: text() !== '' });
  }

  /** Ends the writing of a proposal; without a difference there is nothing to choose. */
  function endProposal(isComplete: boolean) {
    const next = { text: proposal.written.text(), isComplete };
    proposal.set(isTextStored(next.text, text()) ? null : next);
  }

  /** Restores the proposal of an earlier visit; returns whether the server has replaced the text by it. */
  function restoreProposal(record: string, draftText: string | null): boolean {
    const kept = proposal.read();
    if (!kept) return false;
    const isRecorded = isTextStored(kept.text, record);
    const current = draftText ?? (isRecorded ? kept.before : record);
    // Another tab has chosen, or the text was changed to the same.
    proposal.set(isTextStored(kept.text, current) ? null : kept);
    if (!isRecorded || !proposal.current()) return false;
    binding.set(current);
    savedText = draftText === null ? text() : normalizeLineEnds(record);
    return true;
  }

  function markSaved(saved: string) {
    stored = saved;
    savedText = saved;
    hasUnrecordedText = false;
    mayBeReplaced = false;
    draftWriter.write();
    update({ result: null, hasText: saved !== '' || text() !== '' });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Notifies of changes of the shown text other than typing; returns the cleanup function. */
    subscribeToText: (listener: () => void) => {
      const cleanups = [binding.subscribe(listener), proposal.written.subscribe(listener)];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    view: () => view,
    text,
    /** The text that is being written, else the current one. */
    shownText: () => (proposal.isWriting() ? proposal.written.text() : text()),

    /** For the text area's `ref`. */
    attach(element: HTMLTextAreaElement | null) {
      draftWriter.flush();
      binding.attach(element);
    },

    /** For the text area's `input` event. */
    onInput: () => {
      binding.read();
      draftWriter.debounce();
      update({});
    },

    /** Updates the text from the server's record, unless there is unsaved or newer text. */
    syncRecord(record: string) {
      const isFirst = stored === null;
      const draftText = isFirst ? draft.read() : null;
      stored = record;
      if (view.phase !== 'idle') return;
      const isReplaced = isFirst
        ? restoreProposal(record, draftText)
        : isTextStored(proposal.current()?.text ?? '', record) && record.trim() !== '';
      if (isReplaced) {
        // The server stores a text when it is generated, before the member has chosen.
        update({ hasText: text() !== '' });
      } else if (draftText !== null && !isTextStored(draftText, record)) {
        binding.set(draftText);
        savedText = normalizeLineEnds(record);
        update({ hasText: true, result: { kind: 'restored', hasNewText: true } });
      } else if (isTextStored(text(), record)) {
        savedText = text();
        hasUnrecordedText = false;
        draftWriter.write();
        update({});
      } else if (text() !== savedText) {
        if (!hasUnrecordedText) savedText = normalizeLineEnds(record);
        update({});
      } else if (!hasUnrecordedText) {
        binding.set(record);
        savedText = text();
        update({ hasText: text() !== '' });
      }
    },

    /**
     * Generates a text, beside the current one if there is one that was not cut off. Does nothing while
     * a generation is in flight.
     */
    async generate(streamProfile: StreamProfile): Promise<void> {
      if (activeRun) return;
      const controller = new AbortController();
      activeRun = controller;
      const isProposal = text().trim() !== '' && !view.isCutOff;
      update({ phase: 'starting', result: null });
      const result = await runGeneration(streamProfile, controller.signal, {
        onStart: () => {
          if (isProposal) proposal.begin();
          else binding.set('');
          update({ phase: 'writing', hasText: true });
        },
        onChunk: (chunk) => {
          if (isProposal) {
            proposal.append(chunk);
            return;
          }
          binding.append(chunk);
          draftWriter.throttle();
          update({});
        },
      });
      if (activeRun !== controller) return;
      activeRun = null;
      const isFinished = result?.kind === 'finished';
      if (isProposal) {
        mayBeReplaced ||= isFinished;
        if (result?.hasNewText) endProposal(isFinished);
      } else {
        if (isFinished) {
          savedText = text();
          hasUnrecordedText = true;
        }
        if (result?.kind === 'failed' && result.hasNewText) cutOffText = text();
        draftWriter.write();
      }
      update({ phase: 'idle', result });
    },

    /** Aborts the generation and keeps the text so far. */
    stop: () => {
      activeRun?.abort();
    },

    /** Marks a text as saved; what was typed since is still unsaved. */
    markSaved,

    /** Replaces the text by what was chosen and saved, and ends the choice. */
    adopt(saved: string) {
      binding.set(saved);
      proposal.set(null);
      markSaved(text());
    },

    /** Whether the server may have replaced the text, by the proposal or an earlier one. */
    mayBeReplaced: () =>
      mayBeReplaced || isTextStored(proposal.current()?.text ?? '', stored ?? ''),

    /** Drops the proposal; returns the function that restores it. */
    discardProposal(): () => void {
      const discarded = proposal.current();
      proposal.set(null);
      update({ result: null });
      return () => {
        proposal.set(discarded);
        update({});
      };
    },

    /** Restores the saved text; returns the function that restores the discarded one. */
    discard(): () => void {
      const discarded = text();
      setText(savedText);
      return () => setText(discarded);
    },

    setText,

    /** Writes pending drafts immediately. */
    flushDraft: () => {
      draftWriter.flush();
      proposal.flush();
    },

    /**
     * Clears the text from memory at the end of a session.
     * @param keepsText whether text that is not in the draft yet is written to it
     */
    close(keepsText: boolean) {
      if (keepsText) draftWriter.flush();
      else draftWriter.cancel();
      proposal.close(keepsText);
      const controller = activeRun;
      activeRun = null;
      controller?.abort();
      binding.set('');
      savedText = '';
      mayBeReplaced = false;
      cutOffText = null;
    },
  };
}
