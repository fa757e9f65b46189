import { createPortal } from 'react-dom';
import type { Tool } from '@/resources/tools/schema';
import { Spotlight } from './spotlight';
import { ToolOverlay } from './tool-overlay';
import { useHighlight } from './use-highlight';
import { useMemberAccess } from './use-member-access';

export interface CardHighlightsProps {
  /** The list whose entries are the cards. */
  grid: HTMLElement;
  tools: readonly Tool[];
}

/**
 * What highlighted cards show, for pointers, fingers and the keyboard (core specification, section
 * 2): the overlay, drawn into the card it belongs to, and beside a hovered one the spotlight.
 */
export function CardHighlights({ grid, tools }: CardHighlightsProps) {
  const member = useMemberAccess();
  const { pointed, focused, stay, leave } = useHighlight(grid);
  const toolOf = (card: HTMLElement) => tools.find(({ id }) => id === card.dataset['tool']);
  const spotlit = pointed?.rested ? toolOf(pointed.card) : undefined;
  const overlays =
    pointed && focused && pointed.card !== focused.card ? [pointed, focused] : [pointed ?? focused];

  return (
    <>
      {overlays.map((highlight) => {
        const tool = highlight && toolOf(highlight.card);
        return (
          tool &&
          createPortal(
            <ToolOverlay tool={tool} member={member} by={highlight.by} />,
            highlight.card,
            tool.id,
          )
        );
      })}
      {pointed && spotlit && (
        <Spotlight
          key={spotlit.id}
          tool={spotlit}
          card={pointed.card}
          member={member}
          onEnter={stay}
          onLeave={leave}
        />
      )}
    </>
  );
}
