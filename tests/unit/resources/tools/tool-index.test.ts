import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { TextPart } from '@/lib/text/mark-words';
import { catalogueSchema } from '@/resources/tools/schema';
import { findTools, indexTools } from '@/resources/tools/tool-index';
import { seedTools } from '@mock-api/seed/tools';
import { serializeTool } from '@mock-api/serializers/tool';

/** The tools, and what the members type who look for them. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  'Find your Coaching Niche Agent': ['find my niche', 'choose who I want to coach'],
  'Find your Consulting Niche Agent': ['niche for consultants'],
  'Find your Speaker identity Agent': ['become a speaker', 'get booked on stage'],
  'Find your Calling Agent': ['find my purpose', 'what is my calling'],
  'Values Compass': ['work out my values'],
  'Personal Mission Map': ['mission statement'],
  'Value Ladder Agent': ['price my services', 'put my offers in steps'],
  'Traffic Source Agent': ['get more traffic', 'where do my clients spend their time'],
  'Irresistible Offer Agent': [
    'write an offer',
    'make my offer irresistable',
    'guarantee for my offer',
  ],
  'Target Market Agent': ['who is my target audience', 'define my target market'],
  'Sales Call Review': [
    'review a sales call',
    'feedback on my sales calls',
    'analyse a call transcript',
  ],
  'Objection Coach': ['handle objections', 'client says too expensive'],
  'Follow-up Writer': ['follow up after a call', 'write a follow-up email'],
  'Launch Planner': ['plan a launch', 'launching my program'],
  'Brand Story Agent': ['tell my brand story', 'write my about page'],
  'Newsletter Writer': ['write a newsletter', 'newsleter'],
  'Talk Outline Studio': ['prepare a keynote', 'outline for a talk'],
  'Podcast Episode Planner': ['plan a podcast', 'podcats', 'interview questions for a guest'],
  'Social Post Studio': ['social media posts', 'write posts for linkedin'],
  'Video Script Coach': ['script for a video'],
  'AI Workflow Mapper': ['map a workflow', 'automate weekly tasks'],
  'Meeting Notes Assistant': ['meeting minutes', 'take notes in meetings'],
  'Document Summarizer': ['summarise a contract', 'summary of a long report'],
  'Client Intake Assistant': ['onboard new clients'],
  'Inbox Triage': ['clean up my inbox'],
  'Spreadsheet Helper': ['excel formula'],
  'Business Vision Agent': ['business vision', 'vision for the next three years'],
  'Value Proposition Agent': ['value proposition'],
  'Idea Garden': ['brainstorm ideas'],
  'Workshop Designer': ['plan a workshop'],
  'Name and Tagline Studio': ['name for my practice'],
  'Pricing Sandbox': ['how much should I charge'],
  'Course Outline Builder': ['create an online course'],
  'Quiz Maker': ['make a quiz'],
  'Workbook Designer': ['workbook with exercises'],
  'Business Health Assessment': ['is my business healthy'],
  'Leadership Style Assessment': ['assess my leadership'],
};

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
  const phrases = Object.entries(PHRASES).flatMap(([tool, all]) =>
    all.map((phrase) => [phrase, tool] as const),
  );
  for (const [phrase, tool] of phrases) {
    const { names } = await search(phrase);
    if (!names.includes(tool)) missed.push([phrase, tool, names]);
  }
  expect(phrases).toHaveLength(60);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(6);
});

it.each([
  ['a word in a name before one in a hashtag or description', 'planner', 'Launch Planner'],
  ['more words before fewer', 'sales page in my clinic', 'Irresistible Offer Agent'],
  ['accents and capitals', 'NEWSLÉTTER', 'Newsletter Writer'],
  ['a related word', 'slogan for my company', 'Name and Tagline Studio'],
  ['a word of the task before "find"', 'find more cleints', 'Client Readiness Check'],
])('the search by task ranks %s: %s finds %s first', async (_, phrase, tool) => {
  expect((await search(phrase)).names[0]).toBe(tool);
});

it.each([
  ['a word that is in a text finds no similar one', 'trend', ['Tread', 'Trend'], ['Trend']],
  ['a synonym finds no similar one', 'store', ['Story'], []],
  ['a word finds those that begin with it', 'form', ['Formula', 'Form'], ['Form', 'Formula']],
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
  ['a wrong letter', 'salws', ['Sales'], ['Sales']],
  ['swapped letters and another ending', 'interveiwing', ['Interview'], ['Interview']],
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
