import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FROM_LIST } from '@/components/back-to-list';
import { BALANCE_FAILED } from '@/components/credits/use-credits';
import { AccessBadge } from '@/components/tools/access-badge';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import { hueStyle, ToolImage } from '@/components/tools/tool-image';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { LockedLink } from '@/features/catalogue/locked-link';
import type { Balance } from '@/resources/credits/schema';
import { toolAccess, type AccessDecision } from '@/resources/tools/access';
import { costLabel, usesLeftLabel, type ToolCost } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { Button, buttonClass } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/tag';
import { positionSpotlight } from './spotlight-position';
import type { SpotlightPosition, SpotlightSpace } from './spotlight-position';

/** The space around a card: the page's gutters, the bar and the badges of all cards. */
function measureSpace(card: HTMLElement): Omit<SpotlightSpace, 'height'> {
  const grid = card.parentElement ?? card;
  return {
    grid: grid.getBoundingClientRect(),
    viewportHeight: document.documentElement.clientHeight,
    barBottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    // `AccessBadge` is the only child of a card that is a `span`.
    badges: Array.from(grid.querySelectorAll(':scope > li > span'), (badge) =>
      badge.getBoundingClientRect(),
    ),
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
  const decision = toolAccess({ tool, ...member });
  const isPriced = decision.reason !== 'coming-soon';
  const { costOf, isPending } = useToolCosts({
    // The costs are requested after the balance and the plan.
    enabled: isPriced && !tool.isFree && !member.balancePending && !member.planPending,
  });
  const hasFailedBalance = decision.reason === 'no-token-data' && !member.balancePending;

  useLayoutEffect(() => {
    const { current: element } = panel;
    if (!element) return;
    function place(target: HTMLElement) {
      const edges = card.getBoundingClientRect();
      const space = measureSpace(card);
      // The height depends on the width, so the width is set before the height is measured.
      const { width, maxHeight } = positionSpotlight(edges, { ...space, height: 0 });
      target.style.width = `${width}px`;
      target.style.maxHeight = `${maxHeight}px`;
      setPosition(positionSpotlight(edges, { ...space, height: target.offsetHeight }));
    }
    place(element);
    // The height changes when the cost or the balance has loaded.
    const observer = new ResizeObserver(() => place(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [card]);

  return (
    <div
      role="group"
      aria-label={`Preview of ${tool.name}`}
      // The padding fills the gap, so that crossing it fires no `pointerleave`.
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
        style={{
          ...hueStyle(tool),
          width: position?.width,
          maxHeight: position?.maxHeight,
          animationDuration: '200ms',
        }}
        className="rise flex flex-col overflow-y-auto rounded-card border border-line bg-surface shadow-pop"
      >
        {/* In a low window the picture shrinks before the text is scrolled. */}
        <div className="relative h-52 min-h-20 overflow-hidden bg-category-tint">
          <ToolImage tool={tool} eager />
          <AccessBadge decision={decision} pending={member.balancePending} />
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
          {isPriced && (
            <SpotlightCost
              cost={costOf(tool)}
              isPending={isPending}
              decision={decision}
              balance={member.balance}
            />
          )}
          {hasFailedBalance && (
            <p role="status" className="mt-3 text-muted">
              {BALANCE_FAILED}
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
            {hasFailedBalance && (
              <Button
                tabIndex={-1}
                className="flex-1"
                busy={member.isRetryingBalance}
                onClick={member.retryBalance}
              >
                Retry
              </Button>
            )}
            {decision.hasAccess && (
              <LaunchLink
                tool={tool}
                tabIndex={-1}
                className={buttonClass({ className: 'flex-1' })}
              >
                {launchLabel(tool)}
              </LaunchLink>
            )}
            {decision.reason === 'insufficient-tokens' && !member.planPending && (
              <LockedLink
                toolId={tool.id}
                member={member}
                isInList
                tabIndex={-1}
                className={buttonClass({ className: 'flex-1' })}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** What a tool costs; renders nothing if that is unknown (docs/product/access.md#cost). */
function SpotlightCost({
  cost,
  isPending,
  decision,
  balance,
}: {
  /** `null` while it is unknown. */
  cost: ToolCost | null;
  isPending: boolean;
  decision: AccessDecision;
  balance: Balance | null;
}) {
  if (!cost && !isPending) return null;
  const uses =
    decision.reason === 'has-tokens' && !decision.allReserved
      ? usesLeftLabel(cost, balance?.availableTokens ?? 0)
      : null;

  return (
    <p className="num mt-3 flex items-start gap-2 text-ink-2">
      <CreditCoin className="mt-0.5" outlined={cost?.kind === 'free'} />
      {cost ? (
        <span>
          <b className="font-medium text-ink">{costLabel(cost)}</b>
          {uses && <span>{`, ${uses}`}</span>}
        </span>
      ) : (
        <Skeleton className="my-1 h-3 w-44 rounded-mark" />
      )}
    </p>
  );
}
