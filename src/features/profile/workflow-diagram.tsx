import { useState } from 'react';
import { Button } from '@/ui/button';

/** The Flow Chart tab with the diagram's image (docs/product/outputs.md#details). */
export function WorkflowDiagram({ url, title }: { url: string | null; title: string }) {
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);

  if (url === null) {
    return <p className="text-muted">No diagram available for this workflow.</p>;
  }
  if (failed === attempt) {
    return (
      <div role="alert">
        <p className="mb-4 text-muted">The diagram could not be loaded.</p>
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      src={url}
      alt={`Flow chart: ${title}`}
      // The page's URL must not be sent to the image's host.
      referrerPolicy="no-referrer"
      className="mx-auto max-w-full"
      onError={() => setFailed(attempt)}
    />
  );
}
