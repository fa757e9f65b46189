import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { TextPart } from '@/lib/text/mark-words';
import { catalogueSchema } from '@/resources/tools/schema';
import { findTools, indexTools } from '@/resources/tools/tool-index';
import { seedTools } from '@mock-api/seed/tools';
import { serializeTool } from '@mock-api/serializers/tool';

/** What members type, and the tool that they look for. */
const PHRASES: readonly [phrase: string, tool: string][] = [
  ['find my niche', 'Find your Coaching Niche Agent'],
  ['choose who I want to coach', 'Find your Coaching Niche Agent'],
  ['niche for consultants', 'Find your Consulting Niche Agent'],
  ['become a speaker', 'Find your Speaker identity Agent'],
  ['get booked on stage', 'Find your Speaker identity Agent'],
  ['find my purpose', 'Find your Calling Agent'],
  ['what is my calling', 'Find your Calling Agent'],
  ['work out my values', 'Values Compass'],
  ['mission statement', 'Personal Mission Map'],
  ['price my services', 'Value Ladder Agent'],
  ['put my offers in steps', 'Value Ladder Agent'],
  ['get more traffic', 'Traffic Source Agent'],
  ['where do my clients spend their time', 'Traffic Source Agent'],
  ['write an offer', 'Irresistible Offer Agent'],
  ['make my offer irresistable', 'Irresistible Offer Agent'],
  ['guarantee for my offer', 'Irresistible Offer Agent'],
  ['who is my target audience', 'Target Market Agent'],
  ['define my target market', 'Target Market Agent'],
  ['review a sales call', 'Sales Call Review'],
  ['feedback on my sales calls', 'Sales Call Review'],
  ['analyse a call transcript', 'Sales Call Review'],
  ['handle objections', 'Objection Coach'],
  ['client says too expensive', 'Objection Coach'],
  ['follow up after a call', 'Follow-up Writer'],
  ['write a follow-up email', 'Follow-up Writer'],
  ['plan a launch', 'Launch Planner'],
  ['launching my program', 'Launch Planner'],
  ['tell my brand story', 'Brand Story Agent'],
  ['write my about page', 'Brand Story Agent'],
  ['write a newsletter', 'Newsletter Writer'],
  ['newsleter', 'Newsletter Writer'],
  ['prepare a keynote', 'Talk Outline Studio'],
  ['outline for a talk', 'Talk Outline Studio'],
  ['plan a podcast', 'Podcast Episode Planner'],
  ['podcats', 'Podcast Episode Planner'],
  ['interview questions for a guest', 'Podcast Episode Planner'],
  ['social media posts', 'Social Post Studio'],
  ['write posts for linkedin', 'Social Post Studio'],
  ['script for a video', 'Video Script Coach'],
  ['map a workflow', 'AI Workflow Mapper'],
  ['automate weekly tasks', 'AI Workflow Mapper'],
  ['meeting minutes', 'Meeting Notes Assistant'],
  ['take notes in meetings', 'Meeting Notes Assistant'],
  ['summarise a contract', 'Document Summarizer'],
  ['summary of a long report', 'Document Summarizer'],
  ['onboard new clients', 'Client Intake Assistant'],
  ['clean up my inbox', 'Inbox Triage'],
  ['excel formula', 'Spreadsheet Helper'],
  ['business vision', 'Business Vision Agent'],
  ['vision for the next three years', 'Business Vision Agent'],
  ['value proposition', 'Value Proposition Agent'],
  ['brainstorm ideas', 'Idea Garden'],
  ['plan a workshop', 'Workshop Designer'],
  ['name for my practice', 'Name and Tagline Studio'],
  ['how much should I charge', 'Pricing Sandbox'],
  ['create an online course', 'Course Outline Builder'],
  ['make a quiz', 'Quiz Maker'],
  ['workbook with exercises', 'Workbook Designer'],
  ['is my business healthy', 'Business Health Assessment'],
  ['assess my leadership', 'Leadership Style Assessment'],
];

const tools = v.parse(
  catalogueSchema,
  seedTools().map((tool) => serializeTool(tool, '')),
);
const marked = (parts: readonly TextPart[]) =>
  parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);

async function search(phrase: string, limit = 3) {
  const found = findTools(await indexTools(tools), phrase, limit);
  return { ...found, names: found.tools.map(({ tool }) => tool.name) };
}

it('the tool that a phrase of a member means is among the first three, for at least 54 of 60 phrases', async () => {
  const missed: unknown[] = [];
  for (const [phrase, tool] of PHRASES) {
    const { names } = await search(phrase);
    if (!names.includes(tool)) missed.push([phrase, tool, names]);
  }
  expect(PHRASES).toHaveLength(60);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(6);
});

it.each([
  ['a word in a name before one in a hashtag or description', 'planner', 'Launch Planner'],
  [
    'a tool with all words before a name with one',
    'write a sales page',
    'Irresistible Offer Agent',
  ],
  [
    'a tool with more words before one with fewer',
    'sales page in my clinic',
    'Irresistible Offer Agent',
  ],
  ['a rare word before a frequent one', 'plan podcast', 'Podcast Episode Planner'],
  ['the beginning of a word', 'spread', 'Spreadsheet Helper'],
  ['another ending of a word', 'writes newsletters', 'Newsletter Writer'],
  ['accents and capitals', 'NEWSLÉTTER', 'Newsletter Writer'],
  ['another spelling of the ending', 'programme week by week', 'Cohort Curriculum Planner'],
  ['a related word', 'slogan for my company', 'Name and Tagline Studio'],
  ['a word of the task before "find"', 'find more cleints', 'Client Readiness Check'],
])('the search by task ranks %s: %s finds %s first', async (_, phrase, tool) => {
  expect((await search(phrase)).names[0]).toBe(tool);
});

it.each([
  ['a wrong letter', 'salws', 'Sales Call Review'],
  ['a missing letter', 'corse', 'Course Outline Builder'],
  ['a letter too many', 'podcasst', 'Podcast Episode Planner'],
  ['swapped letters and another ending', 'interveiwing', 'Podcast Episode Planner'],
  ['a related word', 'get more leads', 'Traffic Source Agent'],
  ['a related word', 'close more deals', 'Irresistible Offer Agent'],
])('a phrase with %s is found: %s finds %s', async (_, phrase, tool) => {
  expect((await search(phrase, 5)).names).toContain(tool);
});

it.each([
  ['a word that is in a text finds no similar one', 'trend', ['Tread', 'Trend'], ['Trend']],
  ['a synonym finds no similar one', 'store', ['Story'], []],
  [
    'a word finds those that begin with it',
    'spread',
    ['Spreadsheet', 'Spread'],
    ['Spread', 'Spreadsheet'],
  ],
  ['two letters do if the word is the last one', 'oak sp', ['Fee', 'Spread'], ['Spread']],
  ['two letters do not otherwise', 'sp oak', ['Fee', 'Spread'], []],
  ['a word itself counts more than a synonym', 'price', ['Fee', 'Price'], ['Price', 'Fee']],
  ['a rare word counts more', 'blue oak', ['Blue a', 'Blue b', 'Oak'], ['Oak', 'Blue a', 'Blue b']],
  ['all words count more', 'blue oak', ['Oak oak', 'A|blue oak'], ['A|blue oak', 'Oak oak']],
  ['a synonym is another word', 'price oak', ['A|fee oak', 'Price'], ['Price', 'A|fee oak']],
  ['"find" counts alone', 'find', ['Find', 'Oak'], ['Find']],
  ['"find" does not count beside others', 'find oak', ['Find', 'Oak'], ['Oak']],
  ['another spelling', 'analyze', ['Analyse'], ['Analyse']],
  ['a synonym of a word in another ending', 'evaluations', ['Audit'], ['Audit']],
  ['a word with one letter more in the middle', 'charrm', ['Charm'], ['Charm']],
])('%s: "%s" in %j finds %j', async (_, phrase, texts, expected) => {
  const index = await indexTools(
    texts.map((text) => {
      const [name = '', description = ''] = text.split('|');
      return { ...tools[0]!, id: text, name, hashtags: [], description };
    }),
  );
  const { tools: found } = findTools(index, phrase, texts.length);
  expect(found.map(({ tool }) => tool.id)).toEqual(expected);
});

it.each([
  ['the beginning of a word finds no similar one', 'cale', ['Personal Mission Map']],
  ['a word of three letters finds no similar one', 'tlk', []],
  ['a word of business that is in no tool finds no similar one, such as stop', 'shop', []],
])('%s: %s', async (_, phrase, all) => {
  expect((await search(phrase, tools.length)).names).toEqual(all);
});

it.each([
  ['email', 'Write an e-mail', ['e-mail']],
  ['e-mails', 'Write an email', ['email']],
  ['E‑MAIL', 'Write an e-mail by mail', ['e-mail', 'mail']],
  ['mail', 'Write an e-mail', ['mail']],
  ['follow-up', 'Follow up', ['Follow', 'up']],
  ['followup', 'A follow-up - a call', ['follow-up']],
])('%s finds and marks the words of "%s" that have it with or without hyphen', async (...test) => {
  const [phrase, name, expected] = test;
  const index = await indexTools([{ ...tools[0]!, name }]);
  const { tools: found, ...answer } = findTools(index, phrase, 1);
  expect(answer).toEqual({ matchesAll: true });
  expect(marked(found[0]!.name)).toEqual(expected);
});

it.each([
  ['契約書', 'お客様との契約書を作成します', '契約書'],
  ['カレンダー', 'チームのカレンダーを整理します', 'カレンダー'],
  ['ลูกค้า', 'เขียนถึงลูกค้าใหม่', 'ลูกค้า'],
])('%s is found and marked inside of "%s"', async (phrase, description, expected) => {
  const index = await indexTools([{ ...tools[0]!, description }]);
  const { tools: found, ...answer } = findTools(index, phrase, 1);
  expect(answer).toEqual({ matchesAll: true });
  expect(marked(found[0]!.description)).toEqual([expected]);
});

it('an answer says whether a tool has all words', async () => {
  expect(await search('write a newsletter')).toMatchObject({ matchesAll: true });
  expect(await search('write a podcats')).toMatchObject({ matchesAll: false });
  expect(await search('write for customers')).toMatchObject({ matchesAll: false });
  expect(await search('zzzzzz')).toMatchObject({ names: [], matchesAll: false });
  expect((await search('write', 2)).names).toHaveLength(2);
});
