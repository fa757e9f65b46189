/** The content of a saved output as one Markdown text. */
import { formatDate } from '@/lib/format/dates';
import { formatMoney } from '@/lib/format/numbers';
import { unwrapMarkdownFence } from '@/lib/text/markdown-fences';
import type { SavedOutput } from './saved-output';
import type { Workflow } from './workflow';

/** A part of an output. */
interface Section {
  heading: string;
  /** Markdown; a section with an empty body is left out. */
  body: string;
}

/** The sections that are not empty as one text. */
export function joinSections(sections: readonly Section[]): string {
  return sections
    .filter(({ body }) => body !== '')
    .map(({ heading, body }) => `## ${heading}\n\n${unwrapMarkdownFence(body)}`)
    .join('\n\n');
}

/** Escapes Markdown and joins the lines of a text from the server. */
function escapeInline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function formatList(entries: readonly string[], marker: (index: number) => string): string {
  return entries.map((entry, index) => `${marker(index)} ${entry}`).join('\n');
}

const bullet = () => '-';

/** All that the workflow view shows, as text for Copy and Download. */
export function workflowText(workflow: Workflow): string {
  const { analysis, steps, recommendations, tools } = workflow;
  const stepTexts = steps.map(({ name, description, tools: stepTools }) =>
    [`**${escapeInline(name)}**`, escapeInline(description), stepTools.map(escapeInline).join(', ')]
      .filter((part) => part !== '')
      .join(' · '),
  );
  const costs = workflow.costs.flatMap(({ items }) =>
    items.map(({ label, dollars }) => `${label}: ${formatMoney(dollars)}`),
  );
  return joinSections([
    { heading: 'Analysis', body: analysis },
    { heading: 'Recommendations', body: formatList(recommendations.map(escapeInline), bullet) },
    { heading: 'Steps', body: formatList(stepTexts, (index) => `${index + 1}.`) },
    { heading: 'Tools', body: formatList(tools.map(escapeInline), bullet) },
    { heading: 'Cost analysis', body: formatList(costs, bullet) },
  ]);
}

/** An output as a Markdown document with title, date, byline and text. */
export function outputDocument({ title, byline, text, createdAt }: SavedOutput): string {
  const date = formatDate(createdAt);
  return [`# ${escapeInline(title)}`, escapeInline(byline ? `${date} · ${byline}` : date), text]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
