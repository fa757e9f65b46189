import type { TextDraft } from '@/resources/onboarding/profile-text';

/** Milliseconds without a key pressed until a draft is written. */
const DRAFT_DELAY_MS = 400;

/**
 * Writes a draft of a text that changes often.
 * @param unsavedText the text, `null` when the server has it: then the draft is dropped
 */
export function createDraftKeeper(draft: TextDraft, unsavedText: () => string | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  function write() {
    cancel();
    const text = unsavedText();
    if (text === null) draft.remove();
    else draft.write(text);
  }

  return {
    /** Writes when no key has been pressed for 400 ms. */
    debounce: () => {
      cancel();
      timer = setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes every 400 ms, for a page that is closed or crashes while a text is being written. */
    throttle: () => {
      timer ??= setTimeout(write, DRAFT_DELAY_MS);
    },
    /** Writes what has not been written yet. */
    flush: () => {
      if (timer !== undefined) write();
    },
    write,
    cancel,
  };
}
