import { useState, type CSSProperties } from 'react';
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

/** In CSS pixels; narrower if the page's gutter would be covered. */
const MAX_WIDTH = 424;
/** CSS pixels between the card and the spotlight; the pointer crosses it. */
const GAP = 8;
/** CSS pixels to the bar and to the bottom of the window. */
const MARGIN = 16;

/** At the right of a card that is in the left half of the grid or in its middle, else at the left. */
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
  onEnter,
  onLeave,
}: {
  tool: Tool;
  card: HTMLElement;
  member: MemberAccess;
  onEnter: () => void;
  onLeave: () => void;
}) {
  // A scroll or a resize ends the highlight.
  const [{ style, below, gap }] = useState(() => placeBeside(card));
  const decision = toolAccess({ tool, ...member });
  const isPriced = decision.reason !== 'coming-soon';
  const { costOf, isPending } = useToolCosts({
    // The costs are requested after the balance and the plan.
    enabled: isPriced && !tool.isFree && !member.balancePending && !member.planPending,
  });
  const hasFailedBalance = decision.reason === 'no-token-data' && !member.balancePending;

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
        // `onPointerEnter` would be called before the grid's `pointerleave` ends the highlight.
        onPointerOver={onEnter}
        onPointerLeave={onLeave}
      >
        <div
          style={{ ...hueStyle(tool), animationDuration: '200ms' }}
          className="rise flex min-h-0 flex-col overflow-y-auto rounded-card border border-line bg-surface shadow-pop"
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
