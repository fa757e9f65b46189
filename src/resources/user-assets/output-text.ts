/** What a saved output says, as one Markdown text. */
import { formatMoney } from '@/lib/money';
import { isRecord } from '@/lib/optional-fields';
import type { SavedOutput } from './output';
import { textOf } from './wire';
import type { Workflow } from './workflow';

interface Section {
  heading: string;
  /** Markdown; a section without any is left out. */
  body: string;
}

function joined(sections: readonly Section[]): string {
  return sections
    .filter(({ body }) => body !== '')
    .map(({ heading, body }) => `## ${heading}\n\n${body}`)
    .join('\n\n');
}

/** Words that come from outside, on one line and without a meaning as Markdown. */
function inline(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

function list(entries: readonly string[], mark: (index: number) => string): string {
  return entries.map((entry, index) => `${mark(index)} ${entry}`).join('\n');
}

const bullet = () => '-';

/** A transcript is no Markdown: each of its lines is a line. */
function transcript(value: unknown): string {
  return textOf(value).replace(/(?<=\S)[ \t]*\r?\n(?=[ \t]*\S)/g, '  \n');
}

/** The parts of a sales call, what was said about it first (credits specification, section 3). */
export function salesSections(item: Record<string, unknown>): Section[] {
  const responses = isRecord(item['responses']) ? item['responses'] : {};
  return [
    { heading: 'Feedback on the call', body: textOf(responses['feedbackOnCall']) },
    { heading: 'Opportunities on the call', body: textOf(responses['opportunityOnCall']) },
    { heading: 'Script', body: textOf(item['scriptContent']) },
    { heading: 'Call transcript', body: transcript(item['callTranscript']) },
  ];
}

/** A sales call with everything that was saved about it. */
export function salesText(item: Record<string, unknown>): string {
  return joined(salesSections(item));
}

/** A workflow with everything that its view shows, to be copied or kept. */
export function workflowText(workflow: Workflow): string {
  const { analysis, steps, recommendations, tools, taskCosts, savings } = workflow;
  const stepTexts = steps.map(({ name, description, tools: named }) =>
    [`**${inline(name)}**`, inline(description), named.map(inline).join(', ')]
      .filter((part) => part !== '')
      .join(' · '),
  );
  const costs = [...taskCosts, ...savings].map(
    ({ label, dollars }) => `${label}: ${formatMoney(dollars)}`,
  );
  return joined([
    { heading: 'Analysis', body: analysis },
    { heading: 'Recommendations', body: list(recommendations.map(inline), bullet) },
    { heading: 'Steps', body: list(stepTexts, (index) => `${index + 1}.`) },
    { heading: 'Tools', body: list(tools.map(inline), bullet) },
    { heading: 'Cost analysis', body: list(costs, bullet) },
  ]);
}

/** An output as a document of its own: its title, where it comes from, and its text. */
export function outputDocument({ title, byline, text }: SavedOutput, date: string): string {
  return [`# ${inline(title)}`, inline(byline ? `${date} · ${byline}` : date), text]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
