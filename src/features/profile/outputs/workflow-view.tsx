import { useId, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { OutputSource } from '@/components/outputs/output-source';
import { WORKFLOW_PARTS } from '@/features/profile/profile-url';
import { formatMoney } from '@/lib/format/numbers';
import { useOpenedPage } from '@/lib/react/use-opened-page';
import { useTitle } from '@/lib/react/use-title';
import { plainText } from '@/lib/text/plain-text';
import { outputName } from '@/resources/outputs/output-name';
import { NO_ANALYSIS, type SavedOutput } from '@/resources/outputs/saved-output';
import type { Workflow } from '@/resources/outputs/workflow';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { DescriptionList } from '@/ui/description-list';
import { Icon } from '@/ui/icon';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { MarkedText } from '@/ui/markdown/marked-text';
import { TabPanel, Tabs } from '@/ui/tabs';
import { PageHeading } from '@/ui/page-heading';
import { OutputActions } from './output-actions';
import type { Outputs } from './use-outputs';
import { WorkflowSteps } from './workflow-steps';

/** The full view of a workflow, which replaces the page (docs/product/outputs.md#details). */
export function WorkflowView({
  output,
  workflow,
  outputs: { catalogue, words, part, openPart, closeOutput },
}: {
  output: SavedOutput;
  workflow: Workflow;
  outputs: Outputs;
}) {
  const name = outputName(output);
  const idBase = useId();
  useTitle(name);
  useOpenedPage();

  return (
    <>
      <Button variant="ghost" className="mb-3 -ml-3.5 text-left" onClick={closeOutput}>
        <Icon of={ArrowLeft} />
        <span>Back to Workflows</span>
      </Button>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <div className="mb-1 text-muted">
            <OutputSource output={output} words={words} />
          </div>
          <PageHeading className="text-24 font-semibold wrap-anywhere sm:text-32">
            <MarkedText words={words}>{name}</MarkedText>
          </PageHeading>
        </div>
        <div className="flex flex-wrap gap-3">
          <OutputActions output={output} catalogue={catalogue} />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px] lg:gap-10">
        <div className="min-w-0">
          <Tabs
            label="Workflow"
            idBase={idBase}
            tabs={WORKFLOW_PARTS}
            value={part}
            onChange={openPart}
            className="mb-6"
          />
          <TabPanel idBase={idBase} value={part} className={`${cardClass} p-6 max-sm:p-4`}>
            {part === 'analysis' && <WorkflowAnalysis {...{ workflow, words }} />}
            {part === 'flowChart' && (
              <WorkflowDiagram key={output.key} url={workflow.diagramUrl} title={name} />
            )}
            {part === 'costAnalysis' && <WorkflowCosts workflow={workflow} />}
          </TabPanel>
        </div>
        <WorkflowSteps {...{ workflow, catalogue, words }} />
      </div>
    </>
  );
}

/** The Analysis tab: analysis and recommendations (docs/product/outputs.md#details). */
function WorkflowAnalysis({ workflow, words }: { workflow: Workflow; words: readonly string[] }) {
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
function WorkflowDiagram({ url, title }: { url: string | null; title: string }) {
  const [hasFailed, setHasFailed] = useState(false);

  if (url === null) {
    return <p className="text-muted">No diagram available for this workflow.</p>;
  }
  if (hasFailed) {
    return (
      <div role="alert">
        <p className="mb-4 text-muted">The diagram could not be loaded.</p>
        <Button variant="secondary" onClick={() => setHasFailed(false)}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <img
      src={url}
      alt={`Flow chart: ${title}`}
      // The page's URL must not be sent to the image's host.
      referrerPolicy="no-referrer"
      className="mx-auto max-w-full"
      onError={() => setHasFailed(true)}
    />
  );
}

/** The Cost Analysis tab (docs/product/outputs.md#details). */
function WorkflowCosts({ workflow: { costs } }: { workflow: Workflow }) {
  if (costs.length === 0) {
    return <p className="text-muted">No cost analysis available for this workflow.</p>;
  }
  return (
    <div className="space-y-8">
      {costs.map(({ title, items }) => (
        <div key={title}>
          <h2 className="mb-1 text-16 font-semibold">{title}</h2>
          <DescriptionList
            items={items.map(({ label, dollars }) => ({ label, value: formatMoney(dollars) }))}
          />
        </div>
      ))}
    </div>
  );
}
