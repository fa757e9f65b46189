import { normalizeLineEnds } from '@/resources/onboarding/profile-text';

/** Within this many CSS pixels of the end, appended text scrolls into view. */
const NEAR_END = 40;

/**
 * A text that is written to a text area without React, and kept when the text area unmounts.
 * Appended chunks are written once per animation frame.
 */
export function createTextBinding() {
  let area: HTMLTextAreaElement | null = null;
  let text = '';
  /** Appended to the text, but not to the text area yet. */
  let pending = '';
  let frame = 0;

  function render() {
    pending = '';
    if (area) area.value = text;
  }

  function flush() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!area || pending === '') return;
    const { textLength, scrollHeight, scrollTop, clientHeight } = area;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    // Unlike setting `value`, this preserves the selection.
    area.setRangeText(pending, textLength, textLength, 'preserve');
    pending = '';
    if (isNearEnd) area.scrollTop = area.scrollHeight;
  }

  return {
    text: () => text,

    /** Binds the text to a text area; `null` unbinds it. */
    attach(element: HTMLTextAreaElement | null) {
      area = element;
      render();
    },

    /** Reads the typed text from the text area. */
    read() {
      if (area) text = area.value;
    },

    set(next: string) {
      text = normalizeLineEnds(next);
      render();
    },

    append(chunk: string) {
      // A text area normalizes line ends. A CRLF that is split between chunks would become two
      // there.
      const normalized = chunk.replaceAll('\r', '');
      text += normalized;
      pending += normalized;
      frame ||= requestAnimationFrame(flush);
    },

    /** Writes pending text to the text area immediately. */
    flush,
  };
}
