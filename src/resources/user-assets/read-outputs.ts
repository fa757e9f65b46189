import * as v from 'valibot';
import { recordId } from '@/lib/fields';
import { isRecord, optionalDate } from '@/lib/optional-fields';
import { readRecords, readText } from './field-readers';
import { TEXT_GROUPS, type OutputGroup, type OutputTab, type TextGroup } from './groups';
import { salesSections, salesText, workflowText } from './output-text';
import { NO_ANALYSIS, NO_SUMMARY, type SavedOutput } from './saved-output';
import { readWorkflow, workflowTitle } from './workflow';

type Item = Record<string, unknown>;
type Content = Pick<SavedOutput, 'title' | 'text' | 'excerptSource'> &
  Partial<Pick<SavedOutput, 'byline' | 'workflow'>>;

function readSalesOutput(item: Item): Content {
  const excerptSource = salesSections(item).find(({ body }) => body !== '')?.body ?? '';
  return {
    title: readText(item['companyName']) || 'Sales AI Output',
    text: salesText(item),
    excerptSource,
  };
}

function readWorkflowOutput(item: Item): Content {
  const workflow = readWorkflow(item);
  return {
    title: workflowTitle(item['workflowId']),
    text: workflowText(workflow),
    excerptSource: workflow.analysis || NO_ANALYSIS,
    workflow,
  };
}

function readAssessmentOutput(item: Item): Content {
  const summary = readText(item['summary']);
  const consultant = readText(item['consultant']);
  return {
    title: readText(item['category']) || 'Assessment Result',
    byline: consultant === '' ? null : `Consultant: ${consultant}`,
    text: summary,
    excerptSource: summary || NO_SUMMARY,
  };
}

/** The output of an agent, purpose tool or brand story; `null` when its text is empty. */
function readTextOutput(item: Item, title: string): Content | null {
  const text = readText(item['gptResponse']);
  return text === '' ? null : { title, text, excerptSource: text };
}

/**
 * Reads brand stories: one object with a `Result` list, a list of such objects, or a plain list.
 */
function readBrandStories(group: unknown): Item[] {
  const lists = isRecord(group) ? [group] : readRecords(group);
  return lists.flatMap((list) => ('Result' in list ? readRecords(list['Result']) : [list]));
}

function readGroup(
  group: OutputGroup,
  tab: OutputTab,
  items: readonly Item[],
  read: (item: Item) => Content | null,
): SavedOutput[] {
  const keys = new Set<string>();
  return items.flatMap((item, index) => {
    const content = read(item);
    if (!content) return [];
    const idKey = `${group}-${recordId(item)}`;
    // Without an id, or with a repeated one, the index in the group makes the key unique.
    const key = idKey === `${group}-` || keys.has(idKey) ? `${group}--${index}` : idKey;
    keys.add(key);
    const createdAt = v.parse(optionalDate, item['createdAt']);
    return [{ byline: null, workflow: null, ...content, key, group, tab, createdAt }];
  });
}

function compareNewestFirst(one: SavedOutput, other: SavedOutput): number {
  if (one.createdAt === null || other.createdAt === null) {
    return Number(one.createdAt === null) - Number(other.createdAt === null);
  }
  return other.createdAt - one.createdAt;
}

/**
 * Reads the outputs of `GET /user-assets`, the newest first and those without a date last. A group
 * that is missing or of another type is empty.
 * @returns `null` when the body is not an object
 */
export function readUserAssets(body: unknown): SavedOutput[] | null {
  if (!isRecord(body) || body['success'] === false) return null;
  const groups = isRecord(body['data']) ? body['data'] : body;
  const items = (group: OutputGroup) => readRecords(groups[group]);
  const textGroups = Object.keys(TEXT_GROUPS) as TextGroup[];

  return [
    ...textGroups.flatMap((group) => {
      const { tab, title } = TEXT_GROUPS[group];
      return readGroup(group, tab, items(group), (item) => readTextOutput(item, title));
    }),
    ...readGroup('salesai', 'salesAi', items('salesai'), readSalesOutput),
    ...readGroup('aiworkflow', 'aiWorkflow', items('aiworkflow'), readWorkflowOutput),
    ...readGroup('assessment', 'assessment', items('assessment'), readAssessmentOutput),
    ...readGroup('brandstory', 'brandStory', readBrandStories(groups['brandstory']), (item) =>
      readTextOutput(item, readText(item['BrandStory']) || 'Brand Story'),
    ),
  ].sort(compareNewestFirst);
}
