import { createListeners } from '@/lib/listeners';
import { openProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import {
  isBesideOther,
  isRecordUnchosen,
  keptProfile,
  mayHaveReplaced,
  storedProposal,
} from '@/resources/onboarding/business-profile/profile-proposal';
import {
  isSameText,
  normalizeLineEnds,
} from '@/resources/onboarding/business-profile/profile-text';
import { createDelayedWriter } from './delayed-writer';
import { EMPTY_VIEW, viewOf, type EditorView } from './editor-view';
import { createProposalStore } from './proposal-store';
import { runGeneration, type StreamProfile } from './run-generation';
import { createTextBinding } from './text-binding';

export type ProfileEditor = ReturnType<typeof createProfileEditor>;

/**
 * The store of a generated profile's text: saved, typed and streamed. It is outside of the component,
 * so that a generation continues while another page shows.
 *
 * | event                            | text on screen             | saved text     | proposal                |
 * | -------------------------------- | -------------------------- | -------------- | ----------------------- |
 * | a first text is finished         | generated                  | generated      | until the record has it |
 * | a first text is stopped, cut off | generated                  | as before      | the text                |
 * | a text beside another one ends   | as before                  | as before      | the text                |
 * | Save                             | as before                  | that on screen | stays if it differs     |
 * | Keep selected                    | the chosen sections        | the same       | none                    |
 * | Discard new version              | as before                  | as before      | none                    |
 * | another tab decides              | its text, if unedited here | its text       | that of storage         |
 *
 * docs/call-paths.md explains the words.
 * @param member the `memberKey`
 */
export function createProfileEditor(member: string) {
  const draft = openProfileDraft(member);
  const binding = createTextBinding();
  const { text } = binding;
  const proposal = createProposalStore(member);
  /** The text that the member has decided to keep, or the first text once it is completely generated. */
  let savedText = '';
  /** The text of the server's record; `null` before it is loaded. */
  let recordText: string | null = null;
  /** A first text is finished that the record, loaded before, does not contain yet. */
  let hasUnrecordedText = false;
  /** When another tab saved or discarded a generated text. A record that was loaded earlier is outdated. */
  let decidedAt = 0;
  let activeRun: AbortController | null = null;
  let view = EMPTY_VIEW;
  const { subscribe, notify } = createListeners();
  const draftWriter = createDelayedWriter(() => {
    if (text() === savedText) draft.remove();
    else draft.write(text());
  });
  const unsubscribe = storedProposal.subscribeToOtherTabs(member, syncProposal);

  function phase(): EditorView['phase'] {
    if (!activeRun) return 'idle';
    return proposal.written() === null ? 'starting' : 'writing';
  }

  /** Derives the view from the state. @param result that of the last generation; unchanged by default */
  function update(result = view.result, isTyping = false) {
    const next = viewOf({
      phase: phase(),
      result,
      text: text(),
      savedText,
      first: proposal.first(),
      beside: proposal.beside(),
      isTyping,
      hadText: view.hasText,
    });
    const keys = Object.keys(next) as (keyof EditorView)[];
    if (keys.every((key) => next[key] === view[key])) return;
    view = next;
    notify();
  }

  /** Replaces the text, which counts as unsaved unless it equals the saved one. */
  function setText(next: string) {
    binding.set(next);
    draftWriter.write();
    update(null);
  }

  /** Shows what another tab has generated, saved or discarded, in place of text that was not edited here. */
  function syncProposal() {
    if (phase() !== 'idle') return;
    const isUnedited = text() === savedText || text() === proposal.first()?.text;
    proposal.sync();
    const isDecided = proposal.current() === null;
    if (isDecided) decidedAt = Date.now();
    hasUnrecordedText = false;
    // The other tab may have made its choice of the draft, which it has removed then.
    if (isUnedited || (isDecided && draft.isRemovedElsewhere(text()))) {
      binding.set(proposal.first()?.text ?? keptProfile(savedText, proposal.current()));
    }
    update(null);
  }

  /** Removes a first text that the record contains, also a cut off one whose rest the record has. */
  function dropRecorded(record: string) {
    const first = proposal.first();
    if (!first || !isRecordUnchosen(record, first)) return;
    if (text() === first.text) savedText = text();
    hasUnrecordedText = false;
    proposal.set(null);
  }

  /** @param isChosen whether it was made of the sections of the proposal, which ends with it */
  function markSaved(saved: string, isChosen = false) {
    recordText = saved;
    savedText = saved;
    hasUnrecordedText = false;
    // Written before the proposal, because the other tabs read the draft when the proposal changes.
    draftWriter.write();
    const open = proposal.current();
    const staysOpen = open && !isChosen && isBesideOther(open) && !isSameText(open.text, saved);
    proposal.set(staysOpen ? { ...open, before: saved || open.before, earlier: [] } : null);
    update(null);
  }

  return {
    subscribe,
    /** Notifies of changes of the shown text other than typing; returns the cleanup function. */
    subscribeToText: (listener: () => void) => {
      const cleanups = [binding.subscribe(listener), proposal.subscribe(listener)];
      return () => cleanups.forEach((cleanup) => cleanup());
    },
    view: () => view,
    text,
    /** The text that is being written, else the current one. */
    shownText: () => proposal.written() ?? text(),
    /** Whether the text is as it was generated. */
    isGenerated: () => text() === proposal.first()?.text,

    /** For the text area's `ref`. */
    attach(element: HTMLTextAreaElement | null) {
      draftWriter.flush();
      binding.attach(element);
    },

    /** For the text area's `input` event. */
    onInput: () => {
      binding.read();
      draftWriter.debounce();
      update(view.result, true);
    },

    /**
     * Updates the text from the server's record, unless there is unsaved or newer text.
     * @param loadedAt epoch milliseconds
     */
    syncRecord(record: string, loadedAt: number) {
      if (loadedAt < decidedAt) return;
      const isFirst = recordText === null;
      recordText = record;
      // `generate` in use-profile-editor.ts loads the record before its text is written, and again afterwards.
      if (phase() === 'writing') return;
      // The text is restored first, because `dropRecorded` compares the text on screen with the proposal.
      // `keptProfile` comes after it, because it depends on whether the proposal is still open.
      const restored = isFirst ? (draft.read() ?? proposal.first()?.text ?? null) : null;
      if (restored !== null) binding.set(restored);
      dropRecorded(record);
      const kept = keptProfile(record, proposal.current());
      if (isSameText(text(), kept)) {
        savedText = text();
        hasUnrecordedText = false;
        draftWriter.write();
      } else if (!hasUnrecordedText) {
        // Before `savedText` changes: a text that was not edited equals the former one.
        if (text() === savedText) binding.set(kept);
        savedText = normalizeLineEnds(kept);
      }
      update(restored === null ? view.result : { kind: 'restored', hasNewText: true });
    },

    /**
     * Generates a text, beside the current one if there is one that was not cut off. Does nothing while
     * a generation is in flight.
     */
    async generate(streamProfile: StreamProfile): Promise<void> {
      if (activeRun) return;
      const controller = new AbortController();
      activeRun = controller;
      const isReplaceable = text().trim() === '' || view.isCutOff;
      update(null);
      const result = await runGeneration(streamProfile, controller.signal, {
        onStart: () => {
          if (isReplaceable) setText(savedText);
          proposal.begin(savedText || text());
          update();
        },
        onChunk: (chunk) => proposal.append(chunk),
      });
      if (activeRun !== controller) return;
      activeRun = null;
      if (result?.hasNewText) {
        proposal.end(result.kind === 'finished');
        const [first, beside] = [proposal.first(), proposal.beside()];
        if (first) {
          binding.set(first.text);
          if (first.isComplete) savedText = text();
          hasUnrecordedText = first.isComplete;
          draftWriter.write();
        }
        // Without a difference there is nothing to choose.
        if (beside && isSameText(beside.text, text())) proposal.set(null);
      }
      update(result);
    },

    /** Aborts the generation and keeps the text so far. */
    stop: () => activeRun?.abort(),

    /** Offers a text that the server has stored for a generation whose text was not received. */
    offerRecord(record: string) {
      // There is no result if another tab or a save has decided about the text since the generation.
      if (!view.result || text() === '' || isSameText(record, text())) return;
      proposal.addRecord(record, view.result.kind === 'finished' ? null : savedText || text());
      update();
    },

    /** Stores which sections of the proposal the member has ticked or unticked. */
    setToggled(toggled: string[]) {
      const open = proposal.current();
      proposal.set(open && { ...open, toggled });
      update();
    },

    /** Takes over a text that the member has saved in another tab during a generation. */
    takeSaved(saved: string) {
      if (text() === savedText) binding.set(saved);
      markSaved(saved);
    },

    /** Marks a text as saved; what was typed since is still unsaved. */
    markSaved: (saved: string) => markSaved(saved),

    /** Replaces the text by what was chosen and saved, and ends the choice. */
    takeChosen(saved: string) {
      binding.set(saved);
      markSaved(text(), true);
    },

    /** Whether the server may have replaced the text, by the proposal or an earlier one. */
    mayBeReplaced: () => mayHaveReplaced(recordText ?? '', proposal.current()),

    /** Removes the proposal; returns the function that restores it. */
    discardProposal(): () => void {
      const discarded = proposal.current();
      proposal.set(null);
      update(null);
      return () => {
        proposal.set(discarded && { ...discarded, before: savedText || discarded.before });
        update();
      };
    },

    /** Restores the saved text; returns the function that restores the discarded one. */
    discardText(): () => void {
      const discarded = text();
      const first = proposal.first();
      if (first) proposal.set(null);
      setText(savedText);
      return () => {
        if (first) proposal.set(first);
        setText(discarded);
      };
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
      unsubscribe();
      if (keepsText) draftWriter.flush();
      else draftWriter.cancel();
      proposal.close(keepsText);
      activeRun?.abort();
      activeRun = null;
      binding.set('');
      savedText = '';
    },
  };
}
