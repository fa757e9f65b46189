import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { toolAccess } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';
import { Tag } from '@/ui/tag';
import { AccessBadge } from './access-badge';
import { FROM_CATALOGUE } from './came-from';
import { LaunchLink, launchWords } from './launch-link';
import { placeSpotlight } from './spotlight-place';
import type { SpotlightPlace } from './spotlight-place';
import { hueStyle, ToolImage } from './tool-image';
import type { MemberAccess } from './use-member-access';

/** The bar's height is a length of the style sheet. */
function barHeight(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
}

/**
 * The larger card beside the one under the pointer (core specification, section 2). It belongs to
 * the pointer: the Tab key and the focus pass it by, for all it offers is on the tool's page.
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
  const [place, setPlace] = useState<SpotlightPlace | null>(null);
  const verdict = toolAccess({ tool, ...member });

  useLayoutEffect(() => {
    const { current: element } = panel;
    if (!element) return;
    const edges = card.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const space = { viewportWidth: clientWidth, viewportHeight: clientHeight, bar: barHeight() };
    // Its height depends on its width, which depends on the room beside the card.
    element.style.width = `${placeSpotlight(edges, { ...space, height: 0 }).width}px`;
    setPlace(placeSpotlight(edges, { ...space, height: element.offsetHeight }));
  }, [card]);

  return (
    <div
      role="group"
      aria-label={`Preview of ${tool.name}`}
      // The padding bridges the gap, so that the pointer can cross it.
      // Above the usage button, which would lie on Launch.
      className="fixed z-30"
      style={
        place
          ? {
              top: place.top,
              left: place.side === 'right' ? place.left - place.gap : place.left,
              [place.side === 'right' ? 'paddingLeft' : 'paddingRight']: place.gap,
            }
          : { visibility: 'hidden' }
      }
      // Not on enter, which React tells while the card is being left: the card's end would come last.
      onPointerOver={onEnter}
      onPointerLeave={onLeave}
    >
      <div
        ref={panel}
        style={{ ...hueStyle(tool), width: place?.width, animationDuration: '200ms' }}
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
          <div className="mt-5 flex gap-2">
            <Link
              to={paths.tool(tool.id)}
              state={FROM_CATALOGUE}
              tabIndex={-1}
              className={buttonClass({ variant: 'secondary', className: 'flex-1' })}
            >
              View details
            </Link>
            {verdict.hasAccess && (
              <LaunchLink
                tool={tool}
                tabIndex={-1}
                className={buttonClass({ className: 'flex-1' })}
              >
                {launchWords(tool)}
              </LaunchLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
