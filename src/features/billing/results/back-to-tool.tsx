import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { ReturnTool } from '@/features/billing/use-return-tool';
import { buttonClass } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';

/**
 * The link from a result page to the tool that the checkout was started from. Its place is reserved
 * while the tool is loading, to avoid a layout shift.
 * @param props.fallback the link in its place if the tool cannot be loaded
 */
export function BackToTool({
  query: { data: tool, isPending },
  fallback,
}: {
  query: ReturnTool;
  fallback: ReactNode;
}) {
  if (isPending) return <Skeleton className="h-12 w-full rounded-control" />;
  if (!tool) return fallback;
  return (
    <Link
      to={paths.tool(tool.id)}
      className={buttonClass({
        size: 'lg',
        block: true,
        className: 'h-auto min-h-12 py-2.5 text-center whitespace-normal',
      })}
    >
      <span>
        <span>Back to</span> <span translate="no">{tool.name}</span>
      </span>
    </Link>
  );
}
