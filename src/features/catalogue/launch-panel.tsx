import type { AccessDecision } from '@/resources/tools/access';
import type { Tool } from '@/resources/tools/schema';
import { buttonClass } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { LaunchLink } from './launch-link';

/** Launch Tool with the access label under it, for a tool that the member may open. */
export function LaunchPanel({
  tool,
  verdict,
  pending,
}: {
  tool: Tool;
  verdict: AccessDecision;
  /** Whether the balance is still loading. */
  pending: boolean;
}) {
  if (!pending && !verdict.hasAccess) return null;
  return (
    <div className="mt-5 shrink-0 sm:mt-0 sm:pt-8 sm:text-right">
      {pending ? (
        <>
          <Skeleton className="h-12 w-full rounded-control sm:ml-auto sm:w-38" />
          <Skeleton className="mt-2 ml-auto h-4 w-48 rounded-mark" />
        </>
      ) : (
        <>
          <LaunchLink
            tool={tool}
            className={buttonClass({ size: 'lg', className: 'max-sm:w-full' })}
          >
            Launch Tool
          </LaunchLink>
          <p className="num mt-2 text-12 text-muted">{verdict.label}</p>
        </>
      )}
    </div>
  );
}
