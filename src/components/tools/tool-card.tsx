import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { EntryState } from '@/lib/browser/history-entry';
import { cx } from '@/lib/cx';
import { sentencesOf } from '@/lib/text/sentences';
import type { Balance } from '@/resources/credits/schema';
import { isComingSoon, toolAccess } from '@/resources/tools/access';
import { unlistedCategoryOf } from '@/resources/tools/categories';
import type { Tool } from '@/resources/tools/schema';
import { AccessBadge, accessText } from './access-badge';
import { hueStyle, ToolImage } from './tool-image';
import './tool-card.css';

export interface ToolCardProps {
  tool: Tool;
  /** `undefined` while it is loading, `null` if it could not be loaded. */
  balance: Balance | null | undefined;
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

/**
 * A tool with its picture, as a list item. The whole card is one link, whose name has the facts
 * that show around it (docs/product/catalogue.md#tool-card).
 */
export const ToolCard = memo(function ToolCard({
  tool,
  balance,
  costText,
  position,
  setSize,
  linkState,
  headingLevel = 2,
}: ToolCardProps) {
  const Heading = `h${headingLevel}` as const;
  // Only the chip of a locked card depends on the plan, and the overlay renders that.
  const decision = toolAccess({ tool, balance, planType: null });
  const status = accessText(decision);
  const isSoon = isComingSoon(tool);
  const shownCost = isSoon ? '' : costText;
  const category = unlistedCategoryOf(tool);
  const facts = [shownCost, category].filter(Boolean).join(' · ');
  const [purpose] = sentencesOf(tool.description);

  return (
    <li
      data-tool={tool.id}
      aria-posinset={position}
      aria-setsize={setSize}
      style={hueStyle(tool)}
      className="tool-card relative isolate flex flex-col justify-end overflow-hidden rounded-card bg-category-tint shadow-[0_0_0_1px_rgb(18_21_43/.08),0_1px_2px_rgb(18_21_43/.06)]"
    >
      <ToolImage
        tool={tool}
        eager={position !== undefined && position <= EAGER_UP_TO}
        className={cx('-z-1', isSoon && 'brightness-104 saturate-30')}
      />
      <div className="tool-foot text-white">
        <Heading className="line-clamp-3 text-16 font-semibold text-balance">
          <Link
            to={paths.tool(tool.id)}
            state={linkState}
            aria-label={[tool.name, shownCost, category, status].filter(Boolean).join(', ')}
            translate="no"
            className="outline-none after:absolute after:inset-0"
          >
            {tool.name}
          </Link>
        </Heading>
        <div aria-hidden className="num text-12">
          {purpose && <p className="tool-purpose truncate opacity-82">{purpose}</p>}
          {/* The cost is loaded later, so the line is reserved for it. */}
          {!(isSoon && facts === '') && <p className="min-h-4 truncate font-medium">{facts}</p>}
        </div>
      </div>
      <AccessBadge decision={decision} isHidden />
    </li>
  );
});
