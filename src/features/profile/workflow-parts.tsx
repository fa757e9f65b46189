import { useState } from 'react';
import { formatMoney } from '@/lib/money';
import { plainText } from '@/lib/plain-text';
import { NO_ANALYSIS } from '@/resources/user-assets/saved-output';
import type { Workflow, WorkflowCost } from '@/resources/user-assets/workflow';
import { Button } from '@/ui/button';
import { KeyValue } from '@/ui/key-value';
import { LazyMarkdown } from '@/ui/lazy-markdown';
import { MarkedText } from '@/ui/marked-text';

/** The Analysis tab: analysis and recommendations (docs/product/outputs.md#details). */
export function WorkflowAnalysis({
  workflow,
  words,
}: {
  workflow: Workflow;
  words: readonly string[];
}) {
  const { analysis, recommendations } = workflow;
  return (
    <>
      {analysis === '' ? (
        <p className="text-muted">{NO_ANALYSIS}</p>
      ) : (
        <LazyMarkdown level={2} words={words}>
          {analysis}
        </LazyMarkdown>
      )}
      {recommendations.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-20 font-semibold">Recommendations</h2>
          <ul className="list-disc space-y-2 pl-5 text-16 text-ink-2 wrap-anywhere">
            {recommendations.map((recommendation, index) => (
              <li key={index}>
                <MarkedText words={words}>{plainText(recommendation)}</MarkedText>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

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

/** The Cost Analysis tab (docs/product/outputs.md#details). */
export function WorkflowCosts({ workflow: { taskCosts, savings } }: { workflow: Workflow }) {
  if (taskCosts.length + savings.length === 0) {
    return <p className="text-muted">No cost analysis available for this workflow.</p>;
  }
  return (
    <div className="space-y-8">
      <Costs title="Each time" costs={taskCosts} />
      <Costs title="Over time" costs={savings} />
    </div>
  );
}

function Costs({ title, costs }: { title: string; costs: readonly WorkflowCost[] }) {
  if (costs.length === 0) return null;
  return (
    <div>
      <h2 className="mb-1 text-16 font-semibold">{title}</h2>
      <KeyValue
        items={costs.map(({ label, dollars }) => ({ label, value: formatMoney(dollars) }))}
      />
    </div>
  );
}
