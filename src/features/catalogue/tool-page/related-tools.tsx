import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ToolThumb } from '@/components/tools/tool-image';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths } from '@/config/paths';
import { readEntryState, type EntryState } from '@/lib/browser/history-entry';
import { categoryOf } from '@/resources/tools/categories';
import { costLabel } from '@/resources/tools/cost';
import { catalogueQuery } from '@/resources/tools/queries';
import { relatedTools } from '@/resources/tools/related';
import type { Tool } from '@/resources/tools/schema';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';

const rowClass = 'flex flex-wrap items-center gap-x-3.5 gap-y-1 py-2.5';
const pictureClass = 'h-13 w-18 shrink-0 rounded-small';

/**
 * Up to three tools that share a hashtag with this one, with their cost
 * (docs/product/catalogue.md#tool-page).
 */
export function RelatedTools({ tool }: { tool: Tool }) {
  const query = useQuery(catalogueQuery);
  const { data: catalogue, isPending } = query;
  const { stepsFromList } = readEntryState(useLocation().state);
  const state: EntryState = { stepsFromList: stepsFromList > 0 ? stepsFromList + 1 : 0 };
  const { costOf } = useToolCosts();
  const costOrCategory = (other: Tool) => {
    const cost = costOf(other);
    return cost ? costLabel(cost) : categoryOf(other);
  };

  if (catalogue) {
    const related = relatedTools(tool, catalogue);
    if (related.length === 0) return <p className="pb-2 text-muted">No related tools found</p>;
    return (
      <ul role="list">
        {related.map((other) => (
          <li key={other.id}>
            <Link
              to={paths.tool(other.id)}
              state={state}
              className={`${rowClass} -mx-2.5 rounded-control px-2.5 hover:bg-canvas`}
            >
              <ToolThumb tool={other} className={pictureClass} />
              <span className="w-28 min-w-0 grow">
                <b translate="no" className="block font-medium wrap-anywhere">
                  {other.name}
                </b>
                <span className="num block text-12 text-muted">{costOrCategory(other)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  if (isPending) {
    return (
      <SkeletonGroup label="Loading related tools...">
        {[1, 2, 3].map((row) => (
          <div key={row} className={rowClass}>
            <Skeleton className={pictureClass} />
            <span className="w-28 grow">
              <Skeleton className="h-3.5 w-3/4 rounded-mark" />
              <Skeleton className="mt-2 h-3 w-1/2 rounded-mark" />
            </span>
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <p role="status" className="pb-2 text-muted">
      <span>Related tools could not be loaded. </span>
      <RetryButton query={query} variant="link" />
    </p>
  );
}
