import { objectId } from '../random';
import { daysAgo } from './output';
import type { Workflow } from './texts';

/** Path of the flow chart of a workflow on the origin of the API. */
function diagramPath(workflow: Workflow): string {
  return `/media/diagrams/${workflow.slug}.svg`;
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/** An item of the `aiworkflow` group; costs in dollars. */
export function mapped(key: string, now: number, days: number, workflow: Workflow) {
  const { slug, steps, analysis, recommendations, cost, hasDiagram } = workflow;
  const saving = cost === null ? 0 : cost.manual - cost.assisted;
  const weekly = cost === null ? 0 : saving * cost.timesAWeek;
  return {
    id: objectId(`workflow ${key}`),
    workflowId: slug,
    steps: steps.map((step, index) => ({
      id: objectId(`workflow ${key} step ${index}`),
      name: step.name,
      description: step.description,
      toolRecommendations: step.tools,
    })),
    analysis,
    recommendations,
    costAnalysis:
      cost === null
        ? null
        : {
            manualWorkflowCost: cost.manual,
            aiAssistedWorkflowCost: cost.assisted,
            netSavingsPerTask: cents(saving),
            weeklySavings: cents(weekly),
            monthlySavings: cents((weekly * 52) / 12),
            yearlySavings: cents(weekly * 52),
          },
    diagram: hasDiagram ? { diagramUrl: diagramPath(workflow) } : null,
    tools: [...new Set(steps.flatMap((step) => step.tools))],
    createdAt: daysAgo(now, days),
  };
}
