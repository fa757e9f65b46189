import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import { ToolThumb } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { toolAccess } from '@/resources/tools/access';
import { costLabel, aboutUsesLabel } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The card of a section with a list of `ToolRow`. */
export const toolListClass = `${cardClass} @container mt-4 px-4 pt-4 pb-1 sm:mt-6 sm:px-6 sm:pt-5 sm:pb-2`;

// The heights are those of a name with two lines, from 640 px up of one with a receipt. In a card of
// a phone that is narrower than 375 px the button has a line of its own, and with large text the
// picture and the text, too.
const row =
  'grid min-h-22 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 border-t border-line py-2.5 first:border-t-0 max-sm:min-h-28 max-sm:gap-y-2 sm:gap-x-4 @max-[19.25rem]:min-h-42 @max-[19.25rem]:gap-y-2 @max-[13rem]:grid-cols-[minmax(0,1fr)]';
const picture = 'size-14 rounded-control sm:h-15 sm:w-22';
const actionClass =
  'max-sm:col-start-3 max-sm:row-start-1 max-sm:min-h-11 max-sm:[&_svg]:hidden @max-[19.25rem]:col-span-full @max-[19.25rem]:row-start-auto';

export interface ToolRowProps {
  tool: Tool;
  /** The name with marked words; without it, as it is. */
  name?: ReactNode;
  /** When it was used; without it, the uses left show, except on phones. */
  used?: string;
  /** The button of a tool that can be launched. */
  variant: ButtonVariant;
  /** Called by a launch. */
  onLaunch?: (() => void) | undefined;
  /** Below name and cost, on phones as wide as the row. */
  children?: ReactNode;
}

/**
 * A tool of the home page: picture, name, cost and one action (docs/product/navigation.md#home).
 */
export function ToolRow({ tool, name, used, variant, onLaunch, children }: ToolRowProps) {
  const member = useMemberAccess();
  const { costOf, isPending } = useToolCosts();
  const cost = costOf(tool);
  const usesLeft =
    used === undefined ? aboutUsesLabel(cost, member.balance?.availableTokens ?? 0, 'left') : null;
  const facts = [used, cost && costLabel(cost)].filter(Boolean);
  const { hasAccess } = toolAccess({ tool, ...member });

  return (
    <li className={row}>
      <ToolThumb tool={tool} className={picture} />
      <div className="min-w-0 max-sm:contents">
        <div className="min-w-0">
          <Link
            to={paths.tool(tool.id)}
            translate="no"
            className="block rounded-mark text-16 font-medium wrap-anywhere hover:text-brand"
          >
            {name ?? tool.name}
          </Link>
          <p className="num text-muted">
            {facts.map((fact, index) => (
              <span key={fact} className="max-sm:block">
                {index > 0 && <span className="max-sm:hidden"> · </span>}
                <span>{fact}</span>
              </span>
            ))}
            {usesLeft && <span className="max-sm:hidden">{` · ${usesLeft}`}</span>}
            {/* Reserves the line of the cost while it is loading. */}
            {isPending && !cost && <span className="max-sm:block">{'\u00a0'}</span>}
          </p>
        </div>
        <div className="col-span-full empty:hidden">{children}</div>
      </div>
      {hasAccess ? (
        <LaunchLink
          tool={tool}
          className={buttonClass({ variant, className: actionClass })}
          onLaunch={onLaunch}
        >
          {launchLabel(tool)}
        </LaunchLink>
      ) : (
        <Link
          to={paths.tool(tool.id)}
          aria-label={`Details of ${tool.name}`}
          className={buttonClass({ variant: 'secondary', className: actionClass })}
        >
          Details
        </Link>
      )}
    </li>
  );
}

/** The placeholder of a row. */
export function ToolRowSkeleton() {
  return (
    <li className={row}>
      <Skeleton className={picture} />
      <span>
        <Skeleton className="h-4 w-2/5 rounded-mark" />
        <Skeleton className="mt-2 h-3.5 w-3/5 rounded-mark" />
      </span>
    </li>
  );
}
