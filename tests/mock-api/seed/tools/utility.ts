import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'General AI Utility Platforms';

/** The general utility tools. */
export const UTILITY_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'ai-workflow-mapper',
    name: 'AI Workflow Mapper',
    text: [
      'Maps a task that you repeat every week and shows which steps a machine could take over. Describe the task as you would to an assistant on the first day; the mapper draws it, times it and puts a price on it.',
      'Every map comes with a flow chart, a tool for each step that is worth it and the saving per task, week and year. Steps that need your judgement stay yours.',
    ],
    tags: ['automation', 'productivity', 'planning'],
    cost: 0,
    hasFeatureCosts: true,
  }),
  tool(CATEGORY, {
    slug: 'meeting-notes-assistant',
    name: 'Meeting Notes Assistant',
    text: [
      'Turns an hour of talk into half a page of what was decided and by whom. It keeps the client’s own words where they matter and leaves small talk out.',
    ],
    tags: ['productivity', 'writing', 'feedback'],
    cost: 4,
    unit: 'per meeting',
  }),
  tool(CATEGORY, {
    slug: 'document-summarizer',
    name: 'Document Summarizer',
    text: [
      'Reads the long document so that you can ask the short question. Upload a report, a contract or a thesis and get a summary on one page, with the page number behind every claim.',
    ],
    tags: ['research', 'productivity'],
    cost: 5,
    unit: 'per document',
    hasFeatureCosts: true,
  }),
  tool(CATEGORY, {
    slug: 'client-intake-assistant',
    name: 'Client Intake Assistant',
    text: [
      'Asks new clients the questions that you would ask in the first half hour. They answer in their own time; you receive a summary, the words they used for the problem and what to follow up on.',
    ],
    tags: ['automation', 'coaching', 'consulting'],
    cost: 7,
    unit: 'per client',
  }),
  tool(CATEGORY, {
    slug: 'inbox-triage',
    name: 'Inbox Triage',
    text: [
      'Sorts a full inbox into what needs you today, what needs you this week and what never did. It drafts the short answers and leaves the sending to you.',
    ],
    tags: ['e-mail', 'automation', 'productivity'],
    cost: 2,
  }),
  tool(CATEGORY, {
    slug: 'spreadsheet-helper',
    name: 'Spreadsheet Helper',
    text: [
      'Writes the formula you can describe but not remember, and explains it in one sentence. It also finds the row that breaks your total.',
    ],
    tags: ['productivity', 'research'],
    cost: 0,
  }),
];
