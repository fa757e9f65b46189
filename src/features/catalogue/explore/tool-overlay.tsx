import { ArrowRight, Lock } from 'lucide-react';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { cx } from '@/lib/cx';
import { toolAccess } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { Icon } from '@/ui/icon';
import { Tag } from '@/ui/tag';
import type { Highlight } from './use-highlight';

const chipClass =
  'focus-visible:outline-white inline-flex h-8 items-center gap-1.5 rounded-small px-3';

/**
 * The overlay of a highlighted card (docs/product/catalogue.md#tool-card). Screen readers get
 * Launch alone, because the card's link has the rest. Clicks pass through it to that link, except
 * those on Launch. If a touch has highlighted the card, these pass through too, because Launch
 * appears under the finger.
 */
export function ToolOverlay({
  tool,
  member,
  by,
}: {
  tool: Tool;
  member: MemberAccess;
  by: Highlight['by'];
}) {
  const decision = toolAccess({ tool, ...member });
  return (
    <div
      data-by={by}
      className="tool-overlay pointer-events-none absolute inset-0 z-1 flex flex-col justify-end px-[16px] pb-[14px] text-white"
    >
      <div aria-hidden>
        <p className="line-clamp-3 text-16 font-semibold text-balance">{tool.name}</p>
        <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
          {tool.hashtags.slice(0, 2).map((hashtag) => (
            <Tag key={hashtag} onImage>
              {hashtag}
            </Tag>
          ))}
        </p>
      </div>
      <div className="mt-4 flex min-h-8 items-center justify-between font-medium">
        <span aria-hidden className="inline-flex items-center gap-1">
          <span>View details</span>
          <Icon of={ArrowRight} />
        </span>
        {decision.hasAccess && (
          <LaunchLink
            tool={tool}
            className={cx(chipClass, 'bg-white text-ink', by !== 'touch' && 'pointer-events-auto')}
          >
            {launchLabel(tool)}
          </LaunchLink>
        )}
        {decision.isLocked && !member.planPending && (
          <span aria-hidden className={`${chipClass} bg-credit-tint text-credit-text`}>
            <Icon of={Lock} size={14} />
            <span>{decision.lockedChip}</span>
          </span>
        )}
      </div>
    </div>
  );
}
