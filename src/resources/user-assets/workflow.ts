import { isRecord } from '@/lib/optional-fields';
import { parseUrl } from '@/lib/urls';
import { namesOf, recordsOf, textOf } from './wire';

export interface WorkflowStep {
  name: string;
  description: string;
  tools: readonly string[];
}

/** One figure of the cost analysis, in dollars. */
export interface WorkflowCost {
  label: string;
  dollars: number;
}

/** A mapped workflow (credits specification, section 3); a missing part is empty. */
export interface Workflow {
  steps: readonly WorkflowStep[];
  /** Markdown. */
  analysis: string;
  recommendations: readonly string[];
  /** What it costs to do the task once, and what is saved with each. */
  taskCosts: readonly WorkflowCost[];
  /** What is saved over time. */
  savings: readonly WorkflowCost[];
  /** Address of a picture, or `null` when there is none that may be used. */
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

export const WORKFLOW_TITLE = 'AI Workflow';

/**
 * A card's title: the words of a `workflowId` that consists of words (`follow-up-after-calls`), the
 * kind of output for an identifier that tells nobody anything.
 */
export function workflowTitle(workflowId: unknown): string {
  const id = textOf(workflowId);
  if (!/^[a-z]+(?:[-_ ][a-z]+)+$/i.test(id)) return WORKFLOW_TITLE;
  const words = id.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Dollars from a number or a text such as `$1,284.50`; `null` for anything else. */
export function dollarsOf(value: unknown): number | null {
  const text = typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value;
  const number = typeof text === 'string' && text !== '' ? Number(text) : text;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function costsOf(value: unknown, labels: Readonly<Record<string, string>>): WorkflowCost[] {
  const costs = isRecord(value) ? value : {};
  return Object.entries(labels).flatMap(([field, label]) => {
    const dollars = dollarsOf(costs[field]);
    return dollars === null ? [] : [{ label, dollars }];
  });
}

/**
 * The diagram's address when a picture may be loaded from it: http(s), or relative. Anything else
 * (`javascript:`, `data:`, also with blanks and line breaks inside) is `null`.
 */
export function diagramAddress(diagram: unknown): string | null {
  const address = textOf(isRecord(diagram) ? diagram['diagramUrl'] : diagram);
  if (address === '') return null;
  const protocol = parseUrl(address, 'https://relative.invalid')?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? address : null;
}

/** An item of the group `aiworkflow`. */
export function readWorkflow(item: Record<string, unknown>): Workflow {
  return {
    steps: recordsOf(item['steps']).map((step, index) => ({
      name: textOf(step['name']) || `Step ${index + 1}`,
      description: textOf(step['description']),
      tools: namesOf(step['toolRecommendations']),
    })),
    analysis: textOf(item['analysis']),
    recommendations: namesOf(item['recommendations']),
    taskCosts: costsOf(item['costAnalysis'], TASK_COSTS),
    savings: costsOf(item['costAnalysis'], SAVINGS),
    diagramUrl: diagramAddress(item['diagram']),
    tools: namesOf(item['tools']),
  };
}
