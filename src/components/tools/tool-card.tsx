import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { EntryState } from '@/lib/browser/history-entry';
import { cx } from '@/lib/cx';
import type { Balance } from '@/resources/credits/schema';
import { toolAccess } from '@/resources/tools/access';
import { categoryOf } from '@/resources/tools/categories';
import type { Tool } from '@/resources/tools/schema';
import { AccessBadge } from './access-badge';
import { hueStyle, ToolImage } from './tool-image';
import './tool-card.css';

export interface ToolCardProps {
  tool: Tool;
  /** `null` while it loads and when it could not be loaded. */
  balance: Balance | null;
  balancePending: boolean;
  /** What a use costs; '' while that is unknown. */
  costText: string;
  /** The position among all tools, from 1, of a list that renders only some of its cards. */
  position?: number;
  setSize?: number;
  /** The state of the link's history entry. */
  linkState?: EntryState;
  headingLevel?: 2 | 3;
}

/** Cards up to this position are on the first screen, so their images are not lazy-loaded. */
const EAGER_UP_TO = 6;

/** A tool with its picture, as a list item; the whole card is a link (docs/product/catalogue.md#tool-card). */
export const ToolCard = memo(function ToolCard({
  tool,
  balance,
  balancePending,
  costText,
  position,
  setSize,
  linkState,
  headingLevel = 2,
}: ToolCardProps) {
  const Heading = `h${headingLevel}` as const;
  // Only the chip of a locked card depends on the plan, and the overlay renders that.
  const decision = toolAccess({ tool, balance, planType: null });
  const category = categoryOf(tool);
  const isComingSoon = decision.reason === 'coming-soon';
  const shownCost = isComingSoon ? '' : costText;

  return (
    <li
      data-tool={tool.id}
      aria-posinset={position}
      aria-setsize={setSize}
      style={hueStyle(tool)}
      className="tool-card relative isolate overflow-hidden rounded-card bg-category-tint shadow-[0_0_0_1px_rgb(18_21_43/.08),0_1px_2px_rgb(18_21_43/.06)]"
    >
      <ToolImage
        tool={tool}
        eager={position !== undefined && position <= EAGER_UP_TO}
        className={cx(isComingSoon && 'brightness-104 saturate-30')}
      />
      <Link
        to={paths.tool(tool.id)}
        state={linkState}
        className="absolute inset-0 flex flex-col justify-end text-white outline-none"
      >
        {/* The padding does not grow with the text, because the height of a card does not. */}
        <div className="tool-foot px-[16px] pb-[14px]">
          <Heading translate="no" className="line-clamp-3 text-16 font-semibold text-balance">
            {tool.name}
          </Heading>
          {/* The cost is loaded later, so the line is reserved for it. */}
          {(category !== undefined || !isComingSoon) && (
            <p className="num flex min-h-4 text-12 whitespace-pre">
              {category !== undefined && <span className="truncate opacity-82">{category}</span>}
              {category !== undefined && shownCost !== '' && <span> · </span>}
              {shownCost !== '' && <span className="shrink-0 font-medium">{shownCost}</span>}
            </p>
          )}
        </div>
      </Link>
      <AccessBadge decision={decision} pending={balancePending} />
    </li>
  );
});
