import {
  hasTextChanged,
  normalizeLineEnds,
  isTextStored,
  type TextDraft,
} from '@/resources/onboarding/profile-text';
import { createDraftKeeper } from './draft-keeper';
import { runWriter, type Ending, type Writer } from './run-writer';
import { createTextBinding } from './text-binding';

/** What of the editor a component renders; the text itself goes past React. */
export interface EditorView {
  phase: 'still' | 'starting' | 'writing';
  /** There is a text, or there was one that the member has just emptied. */
  hasText: boolean;
  canSave: boolean;
  ending: Ending | null;
}

export type ProfileEditor = ReturnType<typeof createProfileEditor>;

/**
 * The text of a generated profile: what the server has, what is typed and what is being written. It
 * outlives the component, so that a text goes on being written while the member looks at another
 * tab.
 */
export function createProfileEditor(draft: TextDraft) {
  const binding = createTextBinding();
  const { text } = binding;
  /** What the server last stored or the stream last finished. */
  let last = '';
  /** What the server last said that it has; `null` before it has said anything. */
  let stored: string | null = null;
  /** A stream has finished that the server's record doesn't show yet. */
  let isAhead = false;
  let run: AbortController | null = null;
  let view: EditorView = { phase: 'still', hasText: false, canSave: false, ending: null };
  const listeners = new Set<() => void>();
  const keeper = createDraftKeeper(draft, () =>
    isTextStored(text(), stored ?? '') ? null : text(),
  );

  function update(changes: Partial<EditorView>) {
    const next = { ...view, ...changes };
    next.canSave = next.phase === 'still' && hasTextChanged(text(), last);
    if (
      next.phase === view.phase &&
      next.hasText === view.hasText &&
      next.canSave === view.canSave &&
      next.ending === view.ending
    ) {
      return;
    }
    view = next;
    for (const notify of listeners) notify();
  }

  /** Shows another text than the one that is there, still to be saved if it isn't. */
  function put(next: string) {
    binding.set(next);
    keeper.write();
    update({ ending: null, hasText: text() !== '' });
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    text,

    /** For the text area's `ref`: it shows the text from now on, or no longer. */
    attach(element: HTMLTextAreaElement | null) {
      keeper.flush();
      binding.attach(element);
    },

    /** The member has typed. */
    typed: () => {
      binding.read();
      keeper.debounce();
      update({});
    },

    /** What the server has; it shows unless there is something newer here. */
    adopt(record: string) {
      if (record === stored) return;
      const kept = stored === null ? draft.read() : null;
      stored = record;
      if (view.phase !== 'still') return;
      if (kept !== null && !isTextStored(kept, record)) {
        binding.set(kept);
        last = normalizeLineEnds(record);
        update({ hasText: true, ending: { kind: 'restored', wrote: true } });
      } else if (isTextStored(text(), record)) {
        last = text();
        isAhead = false;
        keeper.write();
        update({});
      } else if (hasTextChanged(text(), last)) {
        if (!isAhead) last = normalizeLineEnds(record);
        update({});
      } else if (!isAhead) {
        binding.set(record);
        last = text();
        update({ hasText: text() !== '' });
      }
    },

    /** Has a text written; pressed again while one is being written it does nothing. */
    async generate(writer: Writer): Promise<void> {
      if (run) return;
      const own = new AbortController();
      run = own;
      update({ phase: 'starting', ending: null });
      const ending = await runWriter(writer, own.signal, {
        onStart: () => {
          binding.set('');
          update({ phase: 'writing', hasText: true });
        },
        onPiece: (piece) => {
          binding.append(piece);
          keeper.throttle();
        },
      });
      if (run !== own) return;
      run = null;
      if (ending?.kind === 'finished') {
        last = text();
        isAhead = true;
      }
      binding.flush();
      keeper.write();
      update({ phase: 'still', ending });
    },

    /** Ends the writing; the text so far stays. */
    stop: () => {
      run?.abort();
    },

    /** The server has stored a text; what was typed since is still to be saved. */
    saved(saved: string) {
      stored = saved;
      last = saved;
      isAhead = false;
      keeper.write();
      update({ ending: null, hasText: saved !== '' || text() !== '' });
    },

    /** Gives up what isn't saved, and returns it. */
    discard(): string {
      const given = text();
      put(last);
      return given;
    },

    put,

    /** Writes to the draft what has not been written yet. */
    keepDraft: keeper.flush,

    /** The session has ended: the draft is kept, and nothing of the member stays in memory. */
    close() {
      keeper.flush();
      const own = run;
      run = null;
      own?.abort();
      binding.set('');
      last = '';
    },
  };
}
