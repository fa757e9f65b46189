import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useReturnTool } from '@/features/billing/use-return-tool';
import { buttonClass } from '@/ui/button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultLink } from './result-card';

/**
 * The links of a paid checkout: back to the tool that it was started from, if there is one, and
 * onwards (docs/product/purchase.md#back-to-the-tool).
 */
export function PaidLinks({ to, children }: { to: string; children: string }) {
  const { tool, isLoading } = useReturnTool();
  return (
    <>
      {isLoading && <Skeleton className="h-12 w-full rounded-control" />}
      {tool && (
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
      )}
      <ResultLink to={to} variant={tool || isLoading ? 'secondary' : 'primary'}>
        {children}
      </ResultLink>
    </>
  );
}
