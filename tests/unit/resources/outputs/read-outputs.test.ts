import { expect, it } from 'vitest';
import { readUserAssets } from '@/resources/outputs/read-outputs';

const CREATED = '2026-11-05T10:00:00.000Z';
const agentOutput = { id: 'a1', gptResponse: 'Some **text**.', createdAt: CREATED };

function only(body: object) {
  const [output, ...others] = readUserAssets(body) ?? [];
  expect(others).toEqual([]);
  if (!output) throw new Error('There is no output.');
  return output;
}

it.each([
  ['valueladders', 'Value Ladder Agent', 'agents'],
  ['trafficsources', 'Traffic Source Agent', 'agents'],
  ['understandaudiences', 'Irresistible Offer Agent', 'agents'],
  ['consultingNiches', 'Business Vision Agent', 'agents'],
  ['targetMarkets', 'Target Market Agent', 'agents'],
  ['valuepropositions', 'Value Proposition Agent', 'agents'],
  ['fyconsultingniches', 'Find your Consulting Niche Agent', 'purposeTools'],
  ['fyscopilots', 'Find your Speaker identity Agent', 'purposeTools'],
  ['FYCniches', 'Find your Coaching Niche Agent', 'purposeTools'],
  ['fyccopilots', 'Find your Calling Agent', 'purposeTools'],
])('an output of the group %s is titled %s on the tab %s', (group, title, tab) => {
  expect(only({ [group]: [agentOutput] })).toMatchObject({
    group,
    title,
    tab,
    text: agentOutput.gptResponse,
    createdAt: Date.parse(CREATED),
  });
});

it('unknown groups are ignored', () => {
  const names = ['valueLadders', 'fycniches', 'FYCNiches', 'brandStory', 'salesAI', 'other'];
  const groups = Object.fromEntries(names.map((name) => [name, [agentOutput]]));
  expect(readUserAssets(groups)).toEqual([]);
});

it.each([null, '  \n'])('an agent or story output with the text %j is left out', (gptResponse) => {
  const item = { ...agentOutput, gptResponse };
  expect(readUserAssets({ fyccopilots: [item], brandstory: { Result: [item] } })).toEqual([]);
});

it('the text of a sales call consists of its fields under headings', () => {
  const { text, excerptSource } = only({
    salesai: [
      {
        scriptContent: '1. Ask why now.',
        callTranscript: 'Maya: Why?\nKarin: Because.\n\nMaya: Ah.',
        responses: { opportunityOnCall: 'A follow-up.', feedbackOnCall: 'Well **done**.' },
      },
    ],
  });
  expect(excerptSource).toBe('Well **done**.');
  expect(text).toBe(
    [
      '## Feedback on the call',
      'Well **done**.',
      '## Opportunities on the call',
      'A follow-up.',
      '## Script',
      '1. Ask why now.',
      '## Call transcript',
      'Maya: Why?  \nKarin: Because.\n\nMaya: Ah.',
    ].join('\n\n'),
  );
});

it.each([
  [{ category: 'Leadership', summary: 'Good.' }, 'Leadership', 'Good.', null],
  [{ category: ' ', summary: null }, 'Assessment Result', 'No summary available', null],
  [{ consultant: 'Ann' }, 'Assessment Result', 'No summary available', 'Consultant: Ann'],
])(
  'the assessment %j is titled %j with the excerpt %j and the byline %j',
  (item, title, excerptSource, byline) => {
    const expected = { tab: 'assessment', title, excerptSource, byline };
    expect(only({ assessment: [item] })).toMatchObject(expected);
  },
);

const story = { ...agentOutput, BrandStory: 'The Thursday in March' };

it.each([[{ Result: [story] }], [[{ Result: [story] }]], [[story]]])(
  'brand stories are read from their Result list: %j',
  (brandstory) => {
    expect(only({ brandstory })).toMatchObject({
      tab: 'brandStory',
      title: 'The Thursday in March',
      text: agentOutput.gptResponse,
    });
  },
);

it('the outputs are sorted with the newest first and those without a date last', () => {
  const at = (id: string, createdAt: unknown) => ({ ...agentOutput, id, createdAt });
  const outputs = readUserAssets({
    valueladders: [at('1', null), at('2', '2026-01-01'), at('3', 'not a date')],
    targetMarkets: [at('4', '2026-03-01T00:00:00Z'), at('5', Date.UTC(2026, 1, 1))],
  });
  expect(outputs?.map(({ key }) => key.replace(/.*-/, ''))).toEqual(['4', '5', '2', '1', '3']);
  expect(outputs?.at(-1)?.createdAt).toBeNull();
});

it('outputs without ids or with the same id get different keys, also in groups below data', () => {
  const data = {
    valueladders: [agentOutput, agentOutput, { gptResponse: 'a' }, { gptResponse: 'b' }],
    targetMarkets: [agentOutput],
  };
  const outputs = readUserAssets({ success: true, data });
  expect(new Set(outputs?.map(({ key }) => key)).size).toBe(5);
});
