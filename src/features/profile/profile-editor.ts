import { differs, fieldText, isStored, type TextDraft } from '@/resources/onboarding/profile-text';

/** Milliseconds without a key pressed until a draft is written. */
const DRAFT_PAUSE = 400;
/** CSS pixels from the end within which a reader counts as reading along. */
const NEAR_END = 40;

/** How a generation, or the visit before this one, ended. */
export interface Ending {
  kind: 'finished' | 'empty' | 'stopped' | 'failed' | 'restored';
  /** A text has come that the server doesn't have. */
  wrote: boolean;
  /** What a failed one failed with. */
  error?: unknown;
}

/** What of the editor a component draws; the text itself goes past React. */
export interface EditorView {
  phase: 'still' | 'starting' | 'writing';
  /** There is a text, or there was one that the member has just emptied. */
  hasText: boolean;
  canSave: boolean;
  ending: Ending | null;
}

/** What writes a text: resolves to its pieces, or to `null` when it may not begin. */
export type Writer = (signal: AbortSignal) => Promise<AsyncIterable<string> | null>;

export type ProfileEditor = ReturnType<typeof createProfileEditor>;

/** What a writer writes until it is stopped, which takes effect at once whatever it waits for. */
async function* untilStopped(writer: Writer, signal: AbortSignal) {
  const stop = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Stopped.')), { once: true });
  });
  const pieces = (await Promise.race([writer(signal), stop]))?.[Symbol.asyncIterator]();
  while (pieces) {
    const piece = await Promise.race([pieces.next(), stop]);
    if (piece.done === true) return true;
    yield piece.value;
  }
  return false;
}

/**
 * The text of a generated profile beside React: typing and streaming change the text area itself,
 * and components hear only when something else than the text changes. It outlives the component, so
 * that a text goes on being written while the member looks at another tab.
 */
export function createProfileEditor(draft: TextDraft) {
  let area: HTMLTextAreaElement | null = null;
  let text = '';
  /** What the server last stored or the stream last finished. */
  let last = '';
  /** What the server last said that it has; `null` before it has said anything. */
  let stored: string | null = null;
  /** A stream has finished that the server's record doesn't show yet. */
  let isAhead = false;
  /** Written to the text area with the next frame. */
  let pending = '';
  let frame = 0;
  let draftTimer: ReturnType<typeof setTimeout> | undefined;
  let run: AbortController | null = null;
  let view: EditorView = { phase: 'still', hasText: false, canSave: false, ending: null };
  const listeners = new Set<() => void>();

  function update(changes: Partial<EditorView>) {
    const next = { ...view, ...changes };
    next.canSave = next.phase === 'still' && differs(text, last);
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

  function setText(next: string) {
    text = fieldText(next);
    pending = '';
    if (area) area.value = text;
  }

  function keepDraft() {
    if (draftTimer === undefined) return;
    clearTimeout(draftTimer);
    draftTimer = undefined;
    if (isStored(text, stored ?? '')) draft.drop();
    else draft.keep(text);
  }

  /** What is shown is what the server has. */
  function confirm() {
    last = text;
    isAhead = false;
    clearTimeout(draftTimer);
    draftTimer = undefined;
    draft.drop();
  }

  function keepDraftSoon() {
    clearTimeout(draftTimer);
    draftTimer = setTimeout(keepDraft, DRAFT_PAUSE);
  }

  function keepDraftNow() {
    keepDraftSoon();
    keepDraft();
  }

  function flush() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!area || pending === '') return;
    const { textLength, scrollHeight, scrollTop, clientHeight } = area;
    const readsAlong = scrollHeight - scrollTop - clientHeight < NEAR_END;
    // Unlike setting the value this leaves a selection as it is.
    area.setRangeText(pending, textLength, textLength, 'preserve');
    pending = '';
    if (readsAlong) area.scrollTop = area.scrollHeight;
  }

  /** Shows another text than the one that is there, still to be saved if it isn't. */
  function put(next: string) {
    setText(next);
    keepDraftNow();
    update({ ending: null, hasText: text !== '' });
  }

  function append(piece: string) {
    // A text field drops them too; a line end that is split between pieces would count twice there.
    const written = piece.replaceAll('\r', '');
    text += written;
    pending += written;
    frame ||= requestAnimationFrame(flush);
  }

  async function write(writer: Writer, signal: AbortSignal): Promise<Ending | null> {
    const pieces = untilStopped(writer, signal);
    let next = await pieces.next();
    // It did not begin, or it had nothing to say.
    if (next.done === true) return next.value ? { kind: 'empty', wrote: false } : null;
    setText('');
    update({ phase: 'writing', hasText: true });
    for (; next.done !== true; next = await pieces.next()) {
      append(next.value);
      // For a page that is closed or crashes in the middle of it.
      if (draftTimer === undefined) keepDraftSoon();
    }
    last = text;
    isAhead = true;
    return { kind: 'finished', wrote: true };
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    text: () => text,

    /** For the text area's `ref`: it shows the text from now on, or no longer. */
    attach(element: HTMLTextAreaElement | null) {
      keepDraft();
      area = element;
      if (area) {
        pending = '';
        area.value = text;
      }
    },

    /** The member has typed. */
    typed: () => {
      if (!area) return;
      text = area.value;
      keepDraftSoon();
      update({});
    },

    /** What the server has; it shows unless there is something newer here. */
    adopt(record: string) {
      if (record === stored) return;
      const kept = stored === null ? draft.read() : null;
      stored = record;
      if (view.phase !== 'still') return;
      if (kept !== null && !isStored(kept, record)) {
        setText(kept);
        last = fieldText(record);
        update({ hasText: true, ending: { kind: 'restored', wrote: true } });
      } else if (isStored(text, record)) {
        confirm();
        update({});
      } else if (differs(text, last)) {
        if (!isAhead) last = fieldText(record);
        update({});
      } else if (!isAhead) {
        setText(record);
        last = text;
        update({ hasText: text !== '' });
      }
    },

    /** Has a text written; pressed again while one is being written it does nothing. */
    async generate(writer: Writer): Promise<void> {
      if (run) return;
      const own = new AbortController();
      run = own;
      update({ phase: 'starting', ending: null });
      let ending: Ending | null;
      try {
        ending = await write(writer, own.signal);
      } catch (error) {
        const wrote = view.phase === 'writing';
        ending = own.signal.aborted ? { kind: 'stopped', wrote } : { kind: 'failed', wrote, error };
      }
      if (run !== own) return;
      run = null;
      flush();
      keepDraftNow();
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
      keepDraftNow();
      update({ ending: null, hasText: saved !== '' || text !== '' });
    },

    /** Gives up what isn't saved, and returns it. */
    discard(): string {
      const given = text;
      put(last);
      return given;
    },

    put,

    keepDraft,

    /** The session has ended: nothing of the member stays in memory. */
    close({ keep }: { keep: boolean }) {
      if (keep) keepDraft();
      else draft.drop();
      clearTimeout(draftTimer);
      draftTimer = undefined;
      const own = run;
      run = null;
      own?.abort();
      text = '';
      last = '';
    },
  };
}
