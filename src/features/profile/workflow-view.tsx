import { useId, useLayoutEffect, useRef } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useNavigationType } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { useTitle } from '@/lib/use-title';
import type { Tool } from '@/resources/tools/schema';
import type { SavedOutput } from '@/resources/user-assets/saved-output';
import type { Workflow } from '@/resources/user-assets/workflow';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { TabPanel, Tabs } from '@/ui/tabs';
import { OutputActions } from './output-actions';
import { WORKFLOW_PARTS, type WorkflowPart } from './profile-view';
import { WorkflowAnalysis, WorkflowCosts, WorkflowDiagram } from './workflow-parts';
import { WorkflowSteps } from './workflow-steps';

export interface WorkflowViewProps {
  output: SavedOutput;
  workflow: Workflow;
  /** The workflow's tools, and the tool that created it, are links if they are in the catalogue. */
  catalogue: readonly Tool[];
  /** The words of the search, which are marked; the same list in each render. */
  words: readonly string[];
  part: WorkflowPart;
  onPart: (part: WorkflowPart) => void;
  onBack: () => void;
  onPrint: (output: SavedOutput) => void;
}

/** The full view of a workflow, which replaces the page (docs/product/outputs.md#details). */
export function WorkflowView(props: WorkflowViewProps) {
  const { output, workflow, catalogue, words, part, onPart, onBack, onPrint } = props;
  const { title, createdAt } = output;
  const idBase = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const opened = useRef(navigation === 'PUSH');
  useTitle(title);

  useLayoutEffect(() => {
    // A reload and Back restore the scroll position instead.
    if (!opened.current) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <Button variant="ghost" className="mb-3 -ml-3.5" onClick={onBack}>
        <Icon of={ArrowLeft} />
        Back to Workflows
      </Button>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-24 font-semibold outline-none wrap-anywhere sm:text-32"
          >
            {title}
          </h1>
          <p className="num mt-1 text-muted">{formatDate(createdAt)}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <OutputActions {...{ output, catalogue, onPrint }} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_336px] lg:gap-10">
        <div className="min-w-0">
          <Tabs
            label="Workflow"
            idBase={idBase}
            tabs={WORKFLOW_PARTS}
            value={part}
            onChange={onPart}
            className="mb-6"
          />
          <TabPanel idBase={idBase} value={part} className={`${cardClass} p-6 max-sm:p-4`}>
            {part === 'analysis' && <WorkflowAnalysis {...{ workflow, words }} />}
            {part === 'flowChart' && (
              <WorkflowDiagram key={output.key} url={workflow.diagramUrl} title={title} />
            )}
            {part === 'costAnalysis' && <WorkflowCosts workflow={workflow} />}
          </TabPanel>
        </div>
        <WorkflowSteps {...{ workflow, catalogue, words }} />
      </div>
    </>
  );
}
