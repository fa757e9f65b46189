import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toolAccess } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Button, buttonClass } from '@/ui/button';
import { Tag } from '@/ui/tag';
import { AccessBadge } from './access-badge';
import { FROM_CATALOGUE } from './back-to-catalogue';
import { LaunchLink, launchLabel } from './launch-link';
import { positionSpotlight } from './spotlight-position';
import type { SpotlightPosition } from './spotlight-position';
import { hueStyle, ToolImage } from './tool-image';
import type { MemberAccess } from './use-member-access';

function measureBarBottom(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
}

/**
 * The larger card beside the hovered one (docs/product/catalogue.md#tool-card). Its links are not
 * in the tab order, because the tool's page offers the same.
 */
export function Spotlight({
  tool,
  card,
  member,
  onEnter,
  onLeave,
}: {
  tool: Tool;
  card: HTMLElement;
  member: MemberAccess;
  onEnter: () => void;
  onLeave: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<SpotlightPosition | null>(null);
  const verdict = toolAccess({ tool, ...member });
  const hasFailedBalance = verdict.reason === 'no-token-data' && !member.balancePending;

  useLayoutEffect(() => {
    const { current: element } = panel;
    if (!element) return;
    const edges = card.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const space = {
      viewportWidth: clientWidth,
      viewportHeight: clientHeight,
      barBottom: measureBarBottom(),
    };
    // The height depends on the width, so the width is set before the height is measured.
    element.style.width = `${positionSpotlight(edges, { ...space, height: 0 }).width}px`;
    setPosition(positionSpotlight(edges, { ...space, height: element.offsetHeight }));
  }, [card]);

  return (
    <div
      role="group"
      aria-label={`Preview of ${tool.name}`}
      // The padding fills the gap, so that the pointer can cross it without leaving.
      // Above the usage button, which would cover Launch.
      className="fixed z-30"
      style={
        position
          ? {
              top: position.top,
              left: position.side === 'right' ? position.left - position.gap : position.left,
              [position.side === 'right' ? 'paddingLeft' : 'paddingRight']: position.gap,
            }
          : { visibility: 'hidden' }
      }
      // `onPointerEnter` would be called before the grid's `pointerleave` ends the highlight.
      onPointerOver={onEnter}
      onPointerLeave={onLeave}
    >
      <div
        ref={panel}
        style={{ ...hueStyle(tool), width: position?.width, animationDuration: '200ms' }}
        className="rise overflow-hidden rounded-card border border-line bg-surface shadow-pop"
      >
        <div className="relative h-52 bg-[oklch(.915_.038_var(--h))]">
          <ToolImage tool={tool} eager />
          <AccessBadge verdict={verdict} pending={member.balancePending} />
        </div>
        <div className="p-5">
          <p className="text-20 font-semibold">{tool.name}</p>
          <p className="mt-2.5 mb-3 flex flex-wrap gap-1.5 empty:hidden">
            {tool.hashtags.map((hashtag) => (
              <Tag key={hashtag}>{hashtag}</Tag>
            ))}
          </p>
          <p className="line-clamp-5 text-ink-2">
            {tool.description || 'No description available'}
          </p>
          {hasFailedBalance && (
            <p role="status" className="mt-3 text-muted">
              Couldn’t load your balance
            </p>
          )}
          <div className="mt-5 flex gap-2">
            <Link
              to={paths.tool(tool.id)}
              state={FROM_CATALOGUE}
              tabIndex={-1}
              className={buttonClass({ variant: 'secondary', className: 'flex-1' })}
            >
              View details
            </Link>
            {hasFailedBalance && (
              <Button
                tabIndex={-1}
                className="flex-1"
                busy={member.balanceRetrying}
                onClick={member.retryBalance}
              >
                Retry
              </Button>
            )}
            {verdict.hasAccess && (
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
  );
}
