import * as v from 'valibot';
import {
  field,
  finiteNumber,
  listOf,
  optionalText,
  record,
  recordOrDefaults,
  text,
} from '@/lib/parse/field-schemas';
import { isList, isRecord } from '@/lib/parse/guards';
import { parseUrl } from '@/lib/parse/urls';
import { capitalize } from '@/lib/text/characters';

/** The groups of the cost analysis, with the labels of their fields. */
const COST_GROUPS = [
  {
    title: 'Each time',
    labels: {
      manualWorkflowCost: 'Manual workflow',
      aiAssistedWorkflowCost: 'AI-assisted workflow',
      netSavingsPerTask: 'Net savings per task',
    },
  },
  {
    title: 'Over time',
    labels: {
      weeklySavings: 'Weekly savings',
      monthlySavings: 'Monthly savings',
      yearlySavings: 'Yearly savings',
    },
  },
] as const;

const WORKFLOW_TITLE = 'AI Workflow';

/**
 * A card's title: the words of a `workflowId` such as `follow-up-after-calls`, or "AI Workflow" for
 * an opaque identifier.
 */
export function workflowTitle(workflowId: string): string {
  if (!/^[a-z]+(?:[-_ ][a-z]+)+$/i.test(workflowId)) return WORKFLOW_TITLE;
  return capitalize(workflowId.replace(/[-_]/g, ' '));
}

/** Parses dollars from a number or a text such as `$1,284.50`; `null` for any other value. */
export function parseDollars(value: unknown): number | null {
  return finiteNumber(typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value);
}

/** The groups that have amounts, in dollars. */
function readCosts(value: unknown) {
  const costs = isRecord(value) ? value : {};
  return COST_GROUPS.flatMap(({ title, labels }) => {
    const items = Object.entries(labels).flatMap(([name, label]) => {
      const dollars = parseDollars(costs[name]);
      return dollars === null ? [] : [{ label, dollars }];
    });
    return items.length === 0 ? [] : [{ title, items }];
  });
}

/**
 * The URL of a diagram, if it is http(s) or relative. Any other one (`javascript:`, `data:`,
 * also with whitespace inside) is `null`.
 */
export function readDiagramUrl(diagram: unknown): string | null {
  const url: unknown = isRecord(diagram) ? diagram['diagramUrl'] : diagram;
  if (typeof url !== 'string' || url.trim() === '') return null;
  const protocol = parseUrl(url, 'https://relative.invalid')?.protocol;
  return protocol === 'https:' || protocol === 'http:' ? url.trim() : null;
}

const namedEntry = recordOrDefaults(
  v.object({ name: optionalText, title: optionalText, text: optionalText }),
);

/** The names in a list of texts or objects; any other value counts as a list of one. */
const names = field((value) =>
  (isList(value) ? value : [value])
    .map((entry) => {
      const { name, title, text: words } = v.parse(namedEntry, entry);
      return name ?? title ?? words ?? v.parse(text, entry);
    })
    .filter((name) => name !== ''),
);

/** An item of the group `aiworkflow`. */
export const workflowSchema = v.pipe(
  v.object({
    workflowId: text,
    steps: listOf(
      v.pipe(record, v.object({ name: text, description: text, toolRecommendations: names })),
    ),
    analysis: text,
    recommendations: names,
    costAnalysis: v.optional(v.unknown()),
    diagram: field(readDiagramUrl),
    tools: names,
  }),
  v.transform(({ steps, costAnalysis, diagram, ...workflow }) => ({
    ...workflow,
    steps: steps.map(({ name, description, toolRecommendations }, index) => ({
      name: name || `Step ${index + 1}`,
      description,
      tools: toolRecommendations,
    })),
    costs: readCosts(costAnalysis),
    /** URL of an image; `null` without an allowed one. */
    diagramUrl: diagram,
  })),
);

/** An AI workflow (docs/product/outputs.md#details); a missing part is empty. */
export type Workflow = v.InferOutput<typeof workflowSchema>;
