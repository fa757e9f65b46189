import userEvent, { PointerEventsCheckLevel, type Options } from '@testing-library/user-event';

/**
 * user-event without delays between the events of a press. It presses also where the style
 * `pointer-events: none` of Radix, by which the page behind a dialog is disabled, has reached the new
 * dialog too: a dialog that opens above another one is enabled by its second render.
 */
export function setupUser(options: Partial<Options> = {}) {
  return userEvent.setup({
    delay: null,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...options,
  });
}
