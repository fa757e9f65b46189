import { Link } from 'react-router-dom';
import { LaunchLink, launchLabel } from '@/components/tools/launch-link';
import { ToolThumb } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { cx } from '@/lib/cx';
import { toolAccess } from '@/resources/tools/access';
import { costLabel } from '@/resources/tools/cost';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';

const rowClass = 'flex flex-wrap items-center border-t border-line first:border-t-0';
// The heights are those of a name with two lines; below 375 px the button has a line of its own.
const LARGE = {
  row: `${rowClass} min-h-21 gap-3 py-3 max-sm:min-h-28 max-[374px]:min-h-42 sm:gap-4`,
  picture: 'size-14 rounded-control sm:h-15 sm:w-22',
};
const SMALL = {
  row: `${rowClass} min-h-15 gap-3 py-2.5 max-sm:min-h-19`,
  picture: 'size-11 rounded-small sm:h-10 sm:w-14',
};

export interface ToolRowProps {
  tool: Tool;
  isSmall?: boolean;
  /** When it was used. */
  used?: string;
  /** The button of a tool that can be launched. */
  variant: ButtonVariant;
}

/** A tool of the home page: picture, name, cost and one action (docs/product/navigation.md#home). */
export function ToolRow({ tool, isSmall = false, used, variant }: ToolRowProps) {
  const member = useMemberAccess();
  const { costOf, isPending } = useToolCosts();
  const cost = costOf(tool);
  const facts = [used, cost && costLabel(cost)].filter(Boolean);
  const { hasAccess } = toolAccess({ tool, ...member });
  const { row, picture } = isSmall ? SMALL : LARGE;
  const size = isSmall ? 'sm' : 'md';
  const action = cx(
    'max-sm:min-h-11 max-sm:[&_svg]:hidden',
    isSmall ? '-mr-3' : 'max-[374px]:basis-full',
  );

  return (
    <li className={row}>
      <ToolThumb tool={tool} className={picture} />
      <span className="min-w-0 grow basis-20">
        <Link
          to={paths.tool(tool.id)}
          translate="no"
          className={cx(
            'block rounded-mark wrap-anywhere font-medium hover:text-brand',
            !isSmall && 'text-16',
          )}
        >
          {tool.name}
        </Link>
        <span className={cx('num block text-muted', isSmall && 'text-12')}>
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
          className={buttonClass({ variant, size, className: action })}
        >
          {launchLabel(tool)}
        </LaunchLink>
      ) : (
        <Link
          to={paths.tool(tool.id)}
          aria-label={`Details of ${tool.name}`}
          className={buttonClass({
            variant: isSmall ? 'ghost' : 'secondary',
            size,
            className: action,
          })}
        >
          Details
        </Link>
      )}
    </li>
  );
}

/** The placeholder of a row. */
export function ToolRowSkeleton({ isSmall = false }: { isSmall?: boolean }) {
  const { row, picture } = isSmall ? SMALL : LARGE;
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
