import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTitle } from '@/lib/use-title';
import { toolFailure } from '@/resources/tools/failure';
import { toolQuery } from '@/resources/tools/queries';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ErrorPanel } from '@/ui/panels';
import { Spinner } from '@/ui/spinner';
import './catalogue.css';
import { useBackToCatalogue } from './back-to-catalogue';
import { ToolDetails } from './tool-details';

/** A tool's page (docs/product/catalogue.md#tool-page). */
export function ToolPage() {
  const { id = '' } = useParams();
  const { data: tool, error, isPending, refetch } = useQuery(toolQuery(id));
  useTitle(tool?.name ?? 'Tool');

  return (
    <div className="frame pt-4 pb-16 sm:pt-6">
      {tool ? (
        <>
          <BackToTools />
          <ToolDetails key={tool.id} tool={tool} />
        </>
      ) : isPending ? (
        <Spinner className="py-4">Loading tool details...</Spinner>
      ) : (
        <ToolError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function BackToTools() {
  const { backToCatalogue } = useBackToCatalogue();
  return (
    <Link
      to={paths.explore}
      className={buttonClass({ variant: 'quiet', className: 'mb-3 -ml-3.5' })}
      onClick={(event) => {
        // With a modifier key the browser opens the link in another tab or window.
        const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!hasModifier && backToCatalogue()) event.preventDefault();
      }}
    >
      <Icon of={ArrowLeft} />
      Back to tools
    </Link>
  );
}

function ToolError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { goBack } = useBackToCatalogue();
  const { message, isRetryable } = toolFailure(error);
  return (
    <ErrorPanel
      title="Error"
      text={message}
      action={
        <div className="flex flex-wrap gap-3">
          {isRetryable && (
            <Button variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <Button variant={isRetryable ? 'quiet' : 'secondary'} onClick={goBack}>
            Go Back
          </Button>
        </div>
      }
    />
  );
}
