import { normalizeLineEnds } from '@/resources/onboarding/profile-text';

/** Within this many CSS pixels of the end, appended text scrolls into view. */
const NEAR_END = 40;

/**
 * A text area lays out its whole text whenever it changes, on a slow device 1 to 3 ms for each 1,000
 * characters. A text of more characters than this is not laid out while chunks are appended.
 */
export const LONG_TEXT = 50_000;
/** Characters of the end of a long text that the text area shows while chunks are appended. */
const SHOWN_END = 20_000;

/** Whether a text area would block the page while it lays out a text. */
export function isLongText(text: string): boolean {
  return text.length > LONG_TEXT;
}

/**
 * A text that is written to a text area without React, and kept when the text area unmounts.
 * Appended chunks are written once per animation frame; of a long text only the end shows until the
 * last chunk.
 */
export function createTextBinding() {
  let area: HTMLTextAreaElement | null = null;
  let text = '';
  /** Appended to the text, but not to the text area yet. */
  let pending = '';
  let frame = 0;
  let isAppending = false;

  function render() {
    pending = '';
    if (area) area.value = isAppending && isLongText(text) ? text.slice(-SHOWN_END) : text;
  }

  function flush() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!area || pending === '') return;
    const { textLength, scrollHeight, scrollTop, clientHeight } = area;
    const isNearEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    if (textLength + pending.length > LONG_TEXT) {
      // A member who reads an earlier part keeps it until they scroll to the end.
      if (!isNearEnd) return;
      render();
    } else {
      // Unlike setting `value`, this preserves the selection.
      area.setRangeText(pending, textLength, textLength, 'preserve');
      pending = '';
    }
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
      isAppending = false;
      render();
    },

    append(chunk: string) {
      // A text area normalizes line ends. A CRLF that is split between chunks would become two
      // there.
      const normalized = chunk.replaceAll('\r', '');
      text += normalized;
      pending += normalized;
      isAppending = true;
      frame ||= requestAnimationFrame(flush);
    },

    /** Writes the whole text to the text area immediately, after the last chunk. */
    complete() {
      isAppending = false;
      if (isLongText(text)) render();
      else flush();
    },
  };
}
