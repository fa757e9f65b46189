import { CodeState } from './code-state';
import { workflowCode } from './output-details';
import { useCode } from './use-code';
import type { WorkflowViewProps } from './workflow-view';

/** A workflow's full view, whose code comes with the first one that is opened. */
export function OpenWorkflow(props: WorkflowViewProps) {
  const { module, ...state } = useCode(workflowCode);
  return module ? <module.WorkflowView {...props} /> : <CodeState {...state} />;
}
