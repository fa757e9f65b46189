import { createListeners } from '@/lib/listeners';
import { openProfileDraft } from '@/resources/onboarding/business-profile/profile-draft';
import {
  mayHaveReplaced,
  storedProposal,
} from '@/resources/onboarding/business-profile/profile-proposal';
import { createDelayedWriter } from './delayed-writer';
import { editorReducer, firstText, openState, type EditorEvent } from './editor-state';
import { draftOf, shownText, viewOf, type EditorView } from './editor-view';
import { runGeneration, type StreamProfile } from './run-generation';

export type ProfileEditor = ReturnType<typeof createProfileEditor>;

/**
 * The store of a generated profile's text: saved, typed and streamed. Its rules are in editor-state.ts. It
 * is outside of the component, so that a generation continues while another page shows.
 */
export function createProfileEditor(memberKey: string) {
  const draft = openProfileDraft(memberKey);
  const stored = storedProposal.read(memberKey);
  let state = openState(stored);
  let view = viewOf(state);
  let area: HTMLTextAreaElement | null = null;
  let run: AbortController | null = null;
  const viewListeners = createListeners();
  const textListeners = createListeners();
  const proposalWriter = createDelayedWriter(() => storedProposal.write(memberKey, state.proposal));
  const draftWriter = createDelayedWriter(() => {
    const text = draftOf(state);
    if (text === null) draft.remove();
    else draft.write(text);
  });
  // `openState` has set `isWriting` to false. The proposal is stored like that, because the other tabs do not show
  // a proposal that is being written, and the tab that wrote it may have been closed.
  if (stored?.isWriting) proposalWriter.write();
  const unsubscribe = storedProposal.subscribeToOtherTabs(memberKey, () => {
    const isDraftRemoved = draft.isRemovedElsewhere(state.text);
    const proposal = storedProposal.read(memberKey);
    dispatch({ type: 'otherTabChanged', proposal, isDraftRemoved, at: Date.now() });
  });

  /** Changes the state, and stores and shows what has changed. */
  function dispatch(event: EditorEvent): void {
    const before = state;
    state = editorReducer(before, event);
    if (state === before) return;
    if (event.type === 'chunk' && before.phase === 'writing') {
      // Nothing else has changed, and long texts are not compared with each chunk.
      proposalWriter.throttle();
      textListeners.notify();
      return;
    }
    const isTyped = event.type === 'typed';
    // With the first record the stored draft is read, and removed if the record has its text.
    const isOpened = before.record === null && state.record !== null;
    // The draft is written before the proposal, because the other tabs read it when the proposal changes.
    if (isTyped) draftWriter.debounce();
    else if (isOpened || draftOf(state) !== draftOf(before)) draftWriter.write();
    else draftWriter.flush();
    const isOwnProposal = event.type !== 'otherTabChanged';
    if (isOwnProposal && state.proposal !== before.proposal) proposalWriter.write();
    if (!isTyped && shownText(state) !== shownText(before)) textListeners.notify();
    if (!isTyped && area && state.text !== before.text) area.value = state.text;
    const next = viewOf(state);
    const keys = Object.keys(next) as (keyof EditorView)[];
    if (keys.every((key) => next[key] === view[key])) return;
    view = next;
    viewListeners.notify();
  }

  return {
    dispatch,
    state: () => state,
    text: () => state.text,
    view: () => view,
    /** Notifies of changes of the view; returns the cleanup function. */
    subscribe: viewListeners.subscribe,
    /** The text that is being written, else the current one. */
    shownText: () => shownText(state),
    /** Notifies of changes of the shown text other than typing; returns the cleanup function. */
    subscribeToText: textListeners.subscribe,
    /** Whether the text is as it was generated. */
    isGenerated: () => state.text === firstText(state)?.text,
    /** Whether the server may have replaced the text, by the proposal or an earlier one. */
    mayBeReplaced: () => mayHaveReplaced(state.record ?? '', state.proposal),

    /** For the text area's `ref`. It edits the text without a re-render for each keystroke. */
    attach(element: HTMLTextAreaElement | null) {
      draftWriter.flush();
      area = element;
      if (area) area.value = state.text;
    },

    /** For the text area's `input` event. */
    onInput: () => {
      if (area) dispatch({ type: 'typed', text: area.value });
    },

    /**
     * Updates the text from the server's record, unless there is unsaved or newer text.
     * @param loadedAt epoch milliseconds
     */
    syncRecord(record: string, loadedAt: number) {
      const found = state.record === null ? draft.read() : null;
      dispatch({ type: 'recordLoaded', record, loadedAt, draft: found });
    },

    /** Generates a text. Does nothing while a generation is in flight. */
    async generate(streamProfile: StreamProfile): Promise<void> {
      if (state.phase !== 'idle') return;
      run = new AbortController();
      dispatch({ type: 'generationStarted' });
      const result = await runGeneration(streamProfile, run.signal, (chunk) =>
        dispatch({ type: 'chunk', chunk }),
      );
      dispatch({ type: 'generationEnded', result });
    },

    /** Aborts the generation and keeps the text so far. */
    stop: () => run?.abort(),

    /** Writes pending drafts immediately. */
    flushDraft: () => {
      draftWriter.flush();
      proposalWriter.flush();
    },

    /**
     * Clears the text from memory at the end of a session.
     * @param keepsText whether text that is not in the draft yet is written to it
     */
    close(keepsText: boolean) {
      unsubscribe();
      for (const writer of [draftWriter, proposalWriter]) {
        if (keepsText) writer.flush();
        else writer.cancel();
      }
      state = openState(null);
      run?.abort();
      if (area) area.value = '';
    },
  };
}
