import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { FROM_LIST } from '@/components/back-to-list';
import { AccessBadge } from '@/components/tools/access-badge';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import { hueStyle, ToolImage } from '@/components/tools/tool-image';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { isComingSoon, toolAccess } from '@/resources/tools/access';
import { costLabel, aboutUsesLabel } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { Tag } from '@/ui/tag';
import type { SpotlightPointer } from './use-highlight';

/** In CSS pixels; narrower if the page's gutter would be covered. */
const MAX_WIDTH = 424;
/** CSS pixels between the card and the spotlight; the pointer crosses it. */
const GAP = 8;
/** CSS pixels to the bar and to the bottom of the window. */
const MARGIN = 16;

/**
 * At the right of a card that is in the left half of the grid or in its middle, else at the left.
 */
function placeBeside(card: HTMLElement) {
  const edges = card.getBoundingClientRect();
  const grid = (card.parentElement ?? card).getBoundingClientRect();
  const right = grid.right - edges.right;
  const left = edges.left - grid.left;
  const isRight = right > left - 1;
  const top = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + MARGIN;
  const room = Math.min(MAX_WIDTH + GAP, isRight ? right : left);
  const style: CSSProperties = {
    top,
    bottom: MARGIN,
    left: isRight ? edges.right : edges.left - room,
    width: room,
  };
  return {
    style,
    below: Math.max(0, edges.top - top),
    gap: { [isRight ? 'paddingLeft' : 'paddingRight']: GAP },
  };
}

/**
 * The larger card beside the hovered one (docs/product/catalogue.md#spotlight). Its links are not
 * in the tab order, because the tool's page has the same actions.
 */
export function Spotlight({
  tool,
  card,
  member,
  pointer,
}: {
  tool: Tool;
  card: HTMLElement;
  member: MemberAccess;
  pointer: SpotlightPointer;
}) {
  // A scroll or a resize ends the highlight.
  const [{ style, below, gap }] = useState(() => placeBeside(card));
  const decision = toolAccess({ tool, ...member });
  const cost = useToolCosts().costOf(tool);
  const usesLeft =
    decision.hasAccess && !decision.allReserved
      ? aboutUsesLabel(cost, member.balance?.availableTokens ?? 0, 'left')
      : null;

  return (
    <div
      role="group"
      aria-label={`Preview of ${tool.name}`}
      // Above the usage button, which would cover Launch.
      className="pointer-events-none fixed z-30 flex flex-col"
      style={style}
    >
      {/* As high as the card is below the bar, or lower, so that the spotlight ends in the window. */}
      <div className="min-h-0" style={{ flexBasis: below }} />
      <div
        // The padding fills the gap, so that crossing it fires no `pointerleave`.
        style={gap}
        className="pointer-events-auto flex max-h-full shrink-0 flex-col"
        {...pointer}
      >
        <div
          style={{ ...hueStyle(tool), animationDuration: '200ms' }}
          className="rise flex min-h-0 flex-col overflow-y-auto rounded-card border border-line bg-surface shadow-pop"
        >
          {/* In a low window the picture shrinks before the text is scrolled. */}
          <div className="relative h-52 min-h-20 overflow-hidden bg-category-tint">
            <ToolImage tool={tool} eager />
            <AccessBadge decision={decision} />
          </div>
          <div className="shrink-0 p-5">
            <p translate="no" className="text-20 font-semibold">
              {tool.name}
            </p>
            <p className="mt-2.5 mb-3 flex flex-wrap gap-1.5 empty:hidden">
              {tool.hashtags.map((hashtag) => (
                <Tag key={hashtag}>{hashtag}</Tag>
              ))}
            </p>
            <p className="line-clamp-5 text-ink-2">
              {tool.description || 'No description available'}
            </p>
            {cost && !isComingSoon(tool) && (
              <p className="num mt-3 flex items-start gap-2 text-ink-2">
                <CreditCoin className="mt-0.5" outlined={cost.kind === 'free'} />
                <span>
                  <b className="font-medium text-ink">{costLabel(cost)}</b>
                  {usesLeft && <span>{`, ${usesLeft}`}</span>}
                </span>
              </p>
            )}
            <div className="mt-5 flex flex-wrap gap-2">
              <Link
                to={paths.tool(tool.id)}
                state={FROM_LIST}
                tabIndex={-1}
                className={buttonClass({ variant: 'secondary', className: 'flex-1' })}
              >
                View details
              </Link>
              {decision.hasAccess && (
                <LaunchLink
                  tool={tool}
                  tabIndex={-1}
                  className={buttonClass({ className: 'flex-1' })}
                >
                  {launchLabel(tool)}
                </LaunchLink>
              )}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
