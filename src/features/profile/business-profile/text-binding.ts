import { createListeners } from '@/lib/listeners';
import { normalizeLineEnds } from '@/resources/onboarding/business-profile/profile-text';

/** In a text of more characters the browser's spell check delays each keystroke. */
const LONG_TEXT = 50_000;

/** Whether a text is too long for a spell check. */
export function isLongText(text: string): boolean {
  return text.length > LONG_TEXT;
}

/**
 * A text outside of React, which a text area edits without a re-render for each keystroke. It is
 * kept when the text area unmounts.
 */
export function createTextBinding() {
  let area: HTMLTextAreaElement | null = null;
  let text = '';
  const { subscribe, notify } = createListeners();

  return {
    text: () => text,

    /** Notifies of changes other than typing; returns the cleanup function. */
    subscribe,

    /** Binds the text to a text area; `null` unbinds it. */
    attach(element: HTMLTextAreaElement | null) {
      area = element;
      if (area) area.value = text;
    },

    /** Reads the typed text from the text area. */
    read() {
      if (area) text = area.value;
    },

    set(next: string) {
      text = normalizeLineEnds(next);
      if (area) area.value = text;
      notify();
    },
  };
}
