import { finiteNumber } from '@/lib/fields';
import { isRecord } from '@/lib/optional-fields';
import { parseUrl } from '@/lib/urls';
import { readNames, readRecords, readText } from './field-readers';

interface WorkflowStep {
  name: string;
  description: string;
  tools: readonly string[];
}

/** One row of the cost analysis. */
export interface WorkflowCost {
  label: string;
  dollars: number;
}

/** An AI workflow (docs/product/outputs.md#details); a missing part is empty. */
export interface Workflow {
  steps: readonly WorkflowStep[];
  /** Markdown. */
  analysis: string;
  recommendations: readonly string[];
  /** Costs and savings of one run of the task. */
  taskCosts: readonly WorkflowCost[];
  /** Savings per week, month and year. */
  savings: readonly WorkflowCost[];
  /** URL of an image, or `null` without an allowed one. */
  diagramUrl: string | null;
  tools: readonly string[];
}

const TASK_COSTS = {
  manualWorkflowCost: 'Manual workflow',
  aiAssistedWorkflowCost: 'AI-assisted workflow',
  netSavingsPerTask: 'Net savings per task',
} as const;

const SAVINGS = {
  weeklySavings: 'Weekly savings',
  monthlySavings: 'Monthly savings',
  yearlySavings: 'Yearly savings',
} as const;

const WORKFLOW_TITLE = 'AI Workflow';

/**
 * A card's title: the words of a `workflowId` such as `follow-up-after-calls`, or "AI Workflow" for
 * an opaque identifier.
 */
export function workflowTitle(workflowId: unknown): string {
  const id = readText(workflowId);
  if (!/^[a-z]+(?:[-_ ][a-z]+)+$/i.test(id)) return WORKFLOW_TITLE;
  const words = id.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Parses dollars from a number or a text such as `$1,284.50`; `null` for any other value. */
export function parseDollars(value: unknown): number | null {
  return finiteNumber(typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value);
}

function readCosts(value: unknown, labels: Readonly<Record<string, string>>): WorkflowCost[] {
  const costs = isRecord(value) ? value : {};
  return Object.entries(labels).flatMap(([field, label]) => {
    const dollars = parseDollars(costs[field]);
    return dollars === null ? [] : [{ label, dollars }];
  });
}

/**
 * The URL of a diagram, if it is http(s) or relative. Any other one (`javascript:`, `data:`,
 * also with whitespace inside) is `null`.
 */
export function readDiagramUrl(diagram: unknown): string | null {
  const url = readText(isRecord(diagram) ? diagram['diagramUrl'] : diagram);
  if (url === '') return null;
  const protocol = parseUrl(url, 'https://relative.invalid')?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? url : null;
}

/** An item of the group `aiworkflow`. */
export function readWorkflow(item: Record<string, unknown>): Workflow {
  return {
    steps: readRecords(item['steps']).map((step, index) => ({
      name: readText(step['name']) || `Step ${index + 1}`,
      description: readText(step['description']),
      tools: readNames(step['toolRecommendations']),
    })),
    analysis: readText(item['analysis']),
    recommendations: readNames(item['recommendations']),
    taskCosts: readCosts(item['costAnalysis'], TASK_COSTS),
    savings: readCosts(item['costAnalysis'], SAVINGS),
    diagramUrl: readDiagramUrl(item['diagram']),
    tools: readNames(item['tools']),
  };
}
