import { recordId } from '@/lib/fields';
import { isRecord } from '@/lib/optional-fields';
import { TEXT_GROUPS, type OutputGroup, type OutputTab, type TextGroup } from './groups';
import { NO_ANALYSIS, NO_SUMMARY, type SavedOutput } from './output';
import { salesSections, salesText, workflowText } from './output-text';
import { momentOf, recordsOf, textOf } from './wire';
import { readWorkflow, workflowTitle } from './workflow';

type Item = Record<string, unknown>;
type Content = Pick<SavedOutput, 'title' | 'text' | 'lead'> &
  Partial<Pick<SavedOutput, 'byline' | 'workflow'>>;

function salesOutput(item: Item): Content {
  const lead = salesSections(item).find(({ body }) => body !== '')?.body ?? '';
  return { title: textOf(item['companyName']) || 'Sales AI Output', text: salesText(item), lead };
}

function workflowOutput(item: Item): Content {
  const workflow = readWorkflow(item);
  return {
    title: workflowTitle(item['workflowId']),
    text: workflowText(workflow),
    lead: workflow.analysis || NO_ANALYSIS,
    workflow,
  };
}

function assessmentOutput(item: Item): Content {
  const summary = textOf(item['summary']);
  const consultant = textOf(item['consultant']);
  return {
    title: textOf(item['category']) || 'Assessment Result',
    byline: consultant === '' ? null : `Consultant: ${consultant}`,
    text: summary,
    lead: summary || NO_SUMMARY,
  };
}

/** Only what holds an answer is shown. */
function answered(item: Item, title: string): Content | null {
  const text = textOf(item['gptResponse']);
  return text === '' ? null : { title, text, lead: text };
}

/** The entries of brand stories: those of a `Result` list, of several, or of a list without one. */
function stories(group: unknown): Item[] {
  const holders = isRecord(group) ? [group] : recordsOf(group);
  return holders.flatMap((holder) => ('Result' in holder ? recordsOf(holder['Result']) : [holder]));
}

function collect(
  group: OutputGroup,
  tab: OutputTab,
  items: readonly Item[],
  read: (item: Item) => Content | null,
): SavedOutput[] {
  const keys = new Set<string>();
  return items.flatMap((item, index) => {
    const content = read(item);
    if (!content) return [];
    const named = `${group}-${recordId(item)}`;
    // Without an id, or with one that is taken, its place in the group tells it apart.
    const key = named === `${group}-` || keys.has(named) ? `${group}--${index}` : named;
    keys.add(key);
    const createdAt = momentOf(item['createdAt']);
    return [{ byline: null, workflow: null, ...content, key, group, tab, createdAt }];
  });
}

function newestFirst(one: SavedOutput, other: SavedOutput): number {
  if (one.createdAt === null || other.createdAt === null) {
    return Number(one.createdAt === null) - Number(other.createdAt === null);
  }
  return other.createdAt - one.createdAt;
}

/**
 * The outputs in an answer of `GET /user-assets`, the newest first and those without a date last.
 * Groups are read by their exact keys; one that is missing or of another type is empty.
 * @returns `null` when the answer is no object
 */
export function readUserAssets(body: unknown): SavedOutput[] | null {
  if (!isRecord(body) || body['success'] === false) return null;
  const groups = isRecord(body['data']) ? body['data'] : body;
  const items = (group: OutputGroup) => recordsOf(groups[group]);
  const textGroups = Object.keys(TEXT_GROUPS) as TextGroup[];

  return [
    ...textGroups.flatMap((group) => {
      const { tab, title } = TEXT_GROUPS[group];
      return collect(group, tab, items(group), (item) => answered(item, title));
    }),
    ...collect('salesai', 'salesAi', items('salesai'), salesOutput),
    ...collect('aiworkflow', 'aiWorkflow', items('aiworkflow'), workflowOutput),
    ...collect('assessment', 'assessment', items('assessment'), assessmentOutput),
    ...collect('brandstory', 'brandStory', stories(groups['brandstory']), (item) =>
      answered(item, textOf(item['BrandStory']) || 'Brand Story'),
    ),
  ].sort(newestFirst);
}
