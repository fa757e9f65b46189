import {
  normalizeLineEnds,
  isTextStored,
  type TextDraft,
} from '@/resources/onboarding/profile-text';
import { createDraftWriter } from './draft-writer';
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
  result: GenerationResult | null;
}

export type ProfileEditor = ReturnType<typeof createProfileEditor>;

/**
 * The store of a generated profile's text: saved, typed and streamed. It is outside of the component,
 * so that a generation continues while another tab of the page shows.
 */
export function createProfileEditor(draft: TextDraft) {
  const binding = createTextBinding();
  const { text } = binding;
  /** The last saved or completely generated text. */
  let savedText = '';
  /** The text of the server's record; `null` before it is loaded. */
  let stored: string | null = null;
  /** Whether a generation has finished whose text the record does not contain yet. */
  let hasUnrecordedText = false;
  /** The text of the last generation that was cut off. */
  let cutOffText: string | null = null;
  let activeRun: AbortController | null = null;
  let view: EditorView = {
    phase: 'idle',
    hasText: false,
    isLong: false,
    canSave: false,
    isCutOff: false,
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

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Notifies of changes of the text other than typing; returns the cleanup function. */
    subscribeToText: binding.subscribe,
    view: () => view,
    text,

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
      const draftText = stored === null ? draft.read() : null;
      stored = record;
      if (view.phase !== 'idle') return;
      if (draftText !== null && !isTextStored(draftText, record)) {
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

    /** Generates a text; does nothing while a generation is in flight. */
    async generate(streamProfile: StreamProfile): Promise<void> {
      if (activeRun) return;
      const controller = new AbortController();
      activeRun = controller;
      update({ phase: 'starting', result: null });
      const result = await runGeneration(streamProfile, controller.signal, {
        onStart: () => {
          binding.set('');
          update({ phase: 'writing', hasText: true });
        },
        onChunk: (chunk) => {
          binding.append(chunk);
          draftWriter.throttle();
          update({});
        },
      });
      if (activeRun !== controller) return;
      activeRun = null;
      if (result?.kind === 'finished') {
        savedText = text();
        hasUnrecordedText = true;
      }
      if (result?.kind === 'failed' && result.hasNewText) cutOffText = text();
      draftWriter.write();
      update({ phase: 'idle', result });
    },

    /** Aborts the generation and keeps the text so far. */
    stop: () => {
      activeRun?.abort();
    },

    /** Marks a text as saved; what was typed since is still unsaved. */
    markSaved(saved: string) {
      stored = saved;
      savedText = saved;
      hasUnrecordedText = false;
      draftWriter.write();
      update({ result: null, hasText: saved !== '' || text() !== '' });
    },

    /** Restores the saved text and returns the discarded one. */
    discard(): string {
      const discarded = text();
      setText(savedText);
      return discarded;
    },

    setText,

    /** Writes a pending draft immediately. */
    flushDraft: draftWriter.flush,

    /**
     * Clears the text from memory at the end of a session.
     * @param keepsText whether text that is not in the draft yet is written to it
     */
    close(keepsText: boolean) {
      if (keepsText) draftWriter.flush();
      else draftWriter.cancel();
      const controller = activeRun;
      activeRun = null;
      controller?.abort();
      binding.set('');
      savedText = '';
      cutOffText = null;
    },
  };
}
