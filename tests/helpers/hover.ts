import { fireEvent, screen } from '@testing-library/react';
import { loadTooltips } from '@/ui/tooltip/tooltip';

/** Moves the mouse over a control, and waits for its tooltip, which shows after 700 ms. */
export async function hoverForTooltip(control: HTMLElement): Promise<HTMLElement> {
  await loadTooltips();
  const move = () => fireEvent.pointerMove(control, { pointerType: 'mouse' });
  // The first move renders the tooltip, whose listeners receive the second one.
  move();
  move();
  return screen.findByRole('tooltip', {}, { timeout: 3000 });
}
