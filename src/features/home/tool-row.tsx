import { Link } from 'react-router-dom';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import { ToolThumb } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { toolAccess } from '@/resources/tools/access';
import { costLabel } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';

// The heights are those of a name with two lines; below 375 px the button has a line of its own.
const row =
  'flex min-h-21 flex-wrap items-center gap-3 border-t border-line py-3 first:border-t-0 max-sm:min-h-28 max-[374px]:min-h-42 sm:gap-4';
const picture = 'size-14 rounded-control sm:h-15 sm:w-22';
const actionClass = 'max-sm:min-h-11 max-sm:[&_svg]:hidden max-[374px]:basis-full';

export interface ToolRowProps {
  tool: Tool;
  /** When it was used. */
  used?: string;
  /** The button of a tool that can be launched. */
  variant: ButtonVariant;
}

/** A tool of the home page: picture, name, cost and one action (docs/product/navigation.md#home). */
export function ToolRow({ tool, used, variant }: ToolRowProps) {
  const member = useMemberAccess();
  const { costOf, isPending } = useToolCosts();
  const cost = costOf(tool);
  const facts = [used, cost && costLabel(cost)].filter(Boolean);
  const { hasAccess } = toolAccess({ tool, ...member });

  return (
    <li className={row}>
      <ToolThumb tool={tool} className={picture} />
      <span className="min-w-0 grow basis-20">
        <Link
          to={paths.tool(tool.id)}
          translate="no"
          className="block rounded-mark text-16 font-medium wrap-anywhere hover:text-brand"
        >
          {tool.name}
        </Link>
        <span className="num block text-muted">
          {facts.map((fact, index) => (
            <span key={fact} className="max-sm:block">
              {index > 0 && <span className="max-sm:hidden"> · </span>}
              <span>{fact}</span>
            </span>
          ))}
          {/* Reserves the line of the cost while it is loading. */}
          {isPending && !cost && <span className="sm:hidden">{'\u00a0'}</span>}
        </span>
      </span>
      {hasAccess ? (
        <LaunchLink
          tool={tool}
          label={`${launchLabel(tool)} ${tool.name}`}
          className={buttonClass({ variant, className: actionClass })}
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
      <Skeleton className={`${picture} shrink-0`} />
      <span className="grow">
        <Skeleton className="h-4 w-2/5 rounded-mark" />
        <Skeleton className="mt-2 h-3.5 w-3/5 rounded-mark" />
      </span>
    </li>
  );
}
