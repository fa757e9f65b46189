import { fireEvent, screen } from '@testing-library/react';

/** Moves the mouse over a control, and waits for its tooltip, which shows after 700 ms. */
export async function hoverForTooltip(control: HTMLElement): Promise<HTMLElement> {
  fireEvent.pointerMove(control, { pointerType: 'mouse' });
  const name = await screen.findByRole('tooltip', { hidden: true }, { timeout: 3000 });
  return name.parentElement!;
}
