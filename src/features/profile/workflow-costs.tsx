import { formatMoney } from '@/lib/money';
import type { Workflow, WorkflowCost } from '@/resources/user-assets/workflow';
import { KeyValue } from '@/ui/key-value';

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
