import { createPortal } from 'react-dom';
import { useMemberAccess } from '@/components/tools/use-member-access';
import type { Tool } from '@/resources/tools/schema';
import { EscapeLayer } from '@/ui/layer';
import { Spotlight } from './spotlight';
import { ToolOverlay } from './tool-overlay';
import { useHighlight } from './use-highlight';

export interface CardHighlightsProps {
  /** The list whose entries are the cards. */
  grid: HTMLElement;
  tools: readonly Tool[];
}

/**
 * The overlays of highlighted cards, rendered into the cards by portals, and the spotlight beside a
 * hovered one (docs/product/catalogue.md#tool-card).
 */
export function CardHighlights({ grid, tools }: CardHighlightsProps) {
  const member = useMemberAccess();
  const { pointerHighlight, focusHighlight, end, spotlightPointer } = useHighlight(grid);
  const toolOf = (card: HTMLElement) => tools.find(({ id }) => id === card.dataset['tool']);
  const spotlightTool = pointerHighlight?.showsSpotlight
    ? toolOf(pointerHighlight.card)
    : undefined;
  const isOneCard = pointerHighlight?.card === focusHighlight?.card;
  const overlays = isOneCard ? [pointerHighlight] : [pointerHighlight, focusHighlight];

  return (
    <>
      {pointerHighlight?.by === 'hover' && <EscapeLayer onEscape={end} />}
      {overlays.map((highlight) => {
        const tool = highlight && toolOf(highlight.card);
        if (!tool) return null;
        return createPortal(
          <ToolOverlay tool={tool} member={member} by={highlight.by} />,
          highlight.card,
          tool.id,
        );
      })}
      {pointerHighlight && spotlightTool && (
        <Spotlight
          key={spotlightTool.id}
          tool={spotlightTool}
          card={pointerHighlight.card}
          member={member}
          pointer={spotlightPointer}
        />
      )}
    </>
  );
}
