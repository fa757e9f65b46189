import type { TextDraft } from '@/resources/onboarding/profile-text';

/** Debounce of a draft in milliseconds. */
const DRAFT_DELAY_MS = 400;

/**
 * Writes the draft of a text that changes often.
 * @param unsavedText returns the text; `null` when it is saved: then the draft is removed
 */
export function createDraftWriter(draft: TextDraft, unsavedText: () => string | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const text = unsavedText();
    if (text === null) draft.remove();
    else draft.write(text);
  }

  return {
    /** Writes 400 ms after the last call. */
    debounce: () => {
      clearTimeout(timer);
      timer = setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes at most every 400 ms, so that a crash during a stream loses little text. */
    throttle: () => {
      timer ??= setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes immediately if a write is pending. */
    flush: () => {
      if (timer !== undefined) write();
    },
    /** Drops a pending write. */
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
    },
    write,
  };
}
