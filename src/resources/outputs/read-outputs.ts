import * as v from 'valibot';
import {
  field,
  listOf,
  optionalDate,
  recordOrDefaults,
  recordWithId,
  unvalidated,
  text,
  textOr,
} from '@/lib/parse/field-schemas';
import { isList, isRecord } from '@/lib/parse/guards';
import { unwrapMarkdownFence } from '@/lib/text/markdown-fences';
import { TEXT_GROUPS, type OutputGroup, type OutputTab, type TextGroup } from './groups';
import { joinSections, workflowText } from './output-text';
import { NO_ANALYSIS, NO_SUMMARY, type SavedOutput } from './saved-output';
import { workflowSchema, workflowTitle } from './workflow';

type Content = Pick<SavedOutput, 'title' | 'text' | 'excerptSource'> &
  Partial<Pick<SavedOutput, 'byline' | 'workflow'>>;

/** A transcript as Markdown: it is plain text, whose line breaks are kept. */
const transcript = field(
  (value) => v.parse(text, value).replace(/(?<=\S)[ \t]*\r?\n(?=[ \t]*\S)/g, '  \n'),
  unvalidated<string>(),
);

const salesCall = v.object({
  companyName: textOr('Sales AI Output'),
  responses: recordOrDefaults(v.object({ feedbackOnCall: text, opportunityOnCall: text })),
  scriptContent: text,
  callTranscript: transcript,
});

function readSalesOutput(item: unknown): Content {
  const { companyName, responses, scriptContent, callTranscript } = v.parse(salesCall, item);
  const sections = [
    { heading: 'Feedback on the call', body: responses.feedbackOnCall },
    { heading: 'Opportunities on the call', body: responses.opportunityOnCall },
    { heading: 'Script', body: scriptContent },
    { heading: 'Call transcript', body: callTranscript },
  ];
  return {
    title: companyName,
    text: joinSections(sections),
    excerptSource: unwrapMarkdownFence(sections.find(({ body }) => body !== '')?.body ?? ''),
  };
}

function readWorkflowOutput(item: unknown): Content {
  const workflow = v.parse(workflowSchema, item);
  return {
    title: workflowTitle(workflow.workflowId),
    text: workflowText(workflow),
    excerptSource: unwrapMarkdownFence(workflow.analysis) || NO_ANALYSIS,
    workflow,
  };
}

const assessment = v.object({
  category: textOr('Assessment Result'),
  consultant: text,
  summary: text,
});

function readAssessmentOutput(item: unknown): Content {
  const { category, consultant, summary } = v.parse(assessment, item);
  const markdown = unwrapMarkdownFence(summary);
  return {
    title: category,
    byline: consultant === '' ? null : `Consultant: ${consultant}`,
    text: markdown,
    excerptSource: markdown || NO_SUMMARY,
  };
}

/** An agent's text, or a brand story. */
const textOutput = v.object({ gptResponse: text, BrandStory: textOr('Brand Story') });

/**
 * The content of an agent, purpose tool or brand story; `null` when its text is empty.
 * @param title of a brand story it is in the item
 */
function readTextOutput(item: unknown, title?: string): Content | null {
  const { gptResponse, BrandStory } = v.parse(textOutput, item);
  const markdown = unwrapMarkdownFence(gptResponse);
  return markdown === ''
    ? null
    : { title: title ?? BrandStory, text: markdown, excerptSource: markdown };
}

/** The brand stories: one object with a `Result` list, a list of such objects, or a plain list. */
function readBrandStories(group: unknown): unknown[] {
  const lists = isList(group) ? group : [group];
  return lists.flatMap((list) => {
    if (!isRecord(list) || !('Result' in list)) return [list];
    return isList(list['Result']) ? list['Result'] : [];
  });
}

const items = listOf(recordWithId);
/** The fields that an item of every group has. */
const itemFields = v.object({ id: text, createdAt: optionalDate });

function readGroup(
  group: OutputGroup,
  tab: OutputTab,
  list: unknown,
  readContent: (item: unknown) => Content | null,
): SavedOutput[] {
  const keys = new Set<string>();
  return v.parse(items, list).flatMap((item, index) => {
    const content = readContent(item);
    if (!content) return [];
    const { id, createdAt } = v.parse(itemFields, item);
    const idKey = `${group}-${id}`;
    // Without an id, or with a repeated one, the index in the group makes the key unique.
    const key = id === '' || keys.has(idKey) ? `${group}--${index}` : idKey;
    keys.add(key);
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
  const textGroups = Object.keys(TEXT_GROUPS) as TextGroup[];

  return [
    ...textGroups.flatMap((group) => {
      const { tab, title } = TEXT_GROUPS[group];
      return readGroup(group, tab, groups[group], (item) => readTextOutput(item, title));
    }),
    ...readGroup('salesai', 'salesAi', groups['salesai'], readSalesOutput),
    ...readGroup('aiworkflow', 'aiWorkflow', groups['aiworkflow'], readWorkflowOutput),
    ...readGroup('assessment', 'assessment', groups['assessment'], readAssessmentOutput),
    ...readGroup('brandstory', 'brandStory', readBrandStories(groups['brandstory']), (item) =>
      readTextOutput(item),
    ),
  ].sort(compareNewestFirst);
}
