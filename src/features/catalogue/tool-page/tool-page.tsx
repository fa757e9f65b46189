import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '@/components/back-to-list';
import { paths } from '@/config/paths';
import { useGoBack } from '@/lib/react/use-go-back';
import { useTitle } from '@/lib/react/use-title';
import { toolFailure } from '@/resources/tools/failure';
import { catalogueQuery, toolQuery } from '@/resources/tools/queries';
import { Button, buttonClass } from '@/ui/button';
import { PlaceholderHeading } from '@/ui/feedback/placeholder-heading';
import { Spinner } from '@/ui/feedback/spinner';
import { EmptyPanel, ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { ToolDetails } from './tool-details';
import { ToolDetailsSkeleton } from './tool-details-skeleton';
import '@/features/catalogue/explore/catalogue.css';

/** A tool's page (docs/product/catalogue.md#tool-page). */
export function ToolPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const {
    data: tool,
    error,
    isPending,
    isPlaceholderData,
    refetch,
  } = useQuery({
    ...toolQuery(id),
    placeholderData: () =>
      client.getQueryData(catalogueQuery.queryKey)?.find((listed) => listed.id === id),
  });
  useTitle(tool?.name ?? (error && toolFailure(error).isNotFound ? 'Tool not found' : 'Tool'));

  return (
    <div className="frame pt-4 pb-16 sm:pt-6">
      <BackLink to={paths.explore}>Back to tools</BackLink>
      {tool ? (
        <ToolDetails key={tool.id} tool={tool} isLoading={isPlaceholderData} />
      ) : isPending ? (
        <>
          <PlaceholderHeading />
          <ToolDetailsSkeleton>
            <Spinner>Loading tool details...</Spinner>
          </ToolDetailsSkeleton>
        </>
      ) : (
        <ToolError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function ToolError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const goBack = useGoBack(paths.explore);
  const { message, isNotFound } = toolFailure(error);
  const panel = {
    level: 1,
    title: 'Error',
    text: (
      <>
        <span className="block">{message}</span>
        {isNotFound && (
          <span>It may have been renamed or retired. Every tool is in the catalogue.</span>
        )}
      </>
    ),
    action: (
      <div className="flex flex-wrap gap-3">
        {!isNotFound && <Button onClick={onRetry}>Try Again</Button>}
        <Link
          to={paths.explore}
          className={buttonClass({ variant: isNotFound ? 'primary' : 'secondary' })}
        >
          Browse all tools
        </Link>
        <Button variant="ghost" onClick={goBack}>
          Go Back
        </Button>
      </div>
    ),
  } as const;

  if (!isNotFound) return <ErrorPanel {...panel} />;
  return (
    <div role="alert">
      <EmptyPanel icon={SearchX} {...panel} />
    </div>
  );
}
