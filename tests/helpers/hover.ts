import { fireEvent, screen } from '@testing-library/react';

/** Moves the mouse over a control, and waits for its tooltip, which shows after 700 ms. */
export async function hoverForTooltip(control: HTMLElement): Promise<HTMLElement> {
  fireEvent.pointerMove(control, { pointerType: 'mouse' });
  return screen.findByRole('tooltip', {}, { timeout: 3000 });
}
