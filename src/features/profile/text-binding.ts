import { normalizeLineEnds } from '@/resources/onboarding/profile-text';

/** CSS pixels from the end within which a reader counts as reading along. */
const NEAR_END = 40;

/**
 * A text beside React: it outlives the text area that shows it, and changes the text area itself.
 * Pieces are written to it together, once an animation frame.
 */
export function createTextBinding() {
  let area: HTMLTextAreaElement | null = null;
  let text = '';
  /** Appended to the text and not to the text area yet. */
  let pending = '';
  let frame = 0;

  function show() {
    pending = '';
    if (area) area.value = text;
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

  return {
    text: () => text,

    /** Shows the text in a text area from now on, or with `null` in none. */
    attach(element: HTMLTextAreaElement | null) {
      area = element;
      show();
    },

    /** Takes over what was typed into the text area. */
    read() {
      if (area) text = area.value;
    },

    set(next: string) {
      text = normalizeLineEnds(next);
      show();
    },

    append(piece: string) {
      // A text field drops them too; a line end that is split between pieces would count twice
      // there.
      const written = piece.replaceAll('\r', '');
      text += written;
      pending += written;
      frame ||= requestAnimationFrame(flush);
    },

    /** Writes to the text area what waits for the next frame. */
    flush,
  };
}
