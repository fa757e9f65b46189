import type { MockAssets } from '../../types';
import { seededRandom, type Random } from '../random';
import { noOutputs, type AssetGroup } from './groups';
import { assessed, salesReview, saved, story } from './output';
import { TEXTS, type Workflow } from './texts';
import { mapped } from './workflows';

const AGENT_GROUPS = [
  'valueladders',
  'trafficsources',
  'understandaudiences',
  'consultingNiches',
  'targetMarkets',
  'valuepropositions',
  'fyconsultingniches',
  'fyscopilots',
  'FYCniches',
  'fyccopilots',
] as const satisfies readonly AssetGroup[];

const COMPANIES = [
  'Serra Hydraulics',
  'Porto Alegre Packaging',
  'Médica Sul',
  'Iguaçu Bearings',
  'Tropical Dental',
  'Bahia Conveyors',
  'Norte Pumps',
  'Campinas Optics',
  'Litoral Cranes',
] as const;
const BUYERS = [
  'plant managers',
  'heads of purchasing',
  'clinic owners',
  'service directors',
  'family owners of the second generation',
] as const;
const PROMISES = [
  'a third more second meetings in a quarter',
  'offers that are read to the end',
  'a calm answer to the question of price',
  'shorter calls and longer relationships',
  'a team that asks before it explains',
] as const;
const WORKFLOW_CYCLE: readonly [Workflow, ...Workflow[]] = [
  TEXTS.workflows.onboarding,
  TEXTS.workflows.followUp,
  TEXTS.workflows.newsletter,
  TEXTS.workflows.onboarding,
  TEXTS.workflows.reporting,
];

function agentText(random: Random, number: number): string {
  const company = random.pick(COMPANIES);
  const buyers = random.pick(BUYERS);
  const promise = random.pick(PROMISES);
  return `For ${company} the work begins with ${buyers}, who hear from nine suppliers a week and remember one. Promise them ${promise}, and show it on a call of their own.

## Version ${number}

1. Listen to three recorded calls with ${buyers}.
2. Write down the sentence in which each of them names the problem.
3. Open the next meeting with that sentence.

| Measure | Before | After a quarter |
| --- | --- | --- |
| Share of the call in which you speak | ${random.int(58, 71)} % | ${random.int(34, 45)} % |
| Second meetings | ${random.int(11, 19)} | ${random.int(21, 30)} |

> The customer should do most of the talking.`;
}

function review(random: Random) {
  const companyName = random.pick(COMPANIES);
  const talk = random.int(38, 66);
  return {
    companyName,
    scriptContent: '1. Ask why now.\n2. Let them describe the last breakdown.\n3. Repeat it.',
    callTranscript:
      'Victor: Why are we speaking this week?\nBuyer: The line stood still for six hours.\nVictor: What did that cost you?\nBuyer: More than you do.',
    feedbackOnCall: `You spoke for **${talk} percent** of the time.\n\n- The question about the breakdown came early and was short.\n- The price was named once and not explained.\n\n**Next time:** wait two seconds longer after the number.`,
    opportunityOnCall: `${companyName} runs three more lines. Ask which of them stood still last month.`,
  };
}

/** Three hundred outputs in all groups, the newest a day old. */
export function manyOutputs(now: number): MockAssets {
  const random = seededRandom('victor outputs');
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  const agents = AGENT_GROUPS.map((group, shift) => [
    group,
    times(22, (index) =>
      saved(`victor ${group} ${index}`, now, 1 + shift + index * 45, agentText(random, index + 1)),
    ),
  ]);
  return {
    ...noOutputs(),
    ...Object.fromEntries(agents),
    salesai: times(30, (index) =>
      salesReview(`victor ${index}`, now, 2 + index * 31, review(random)),
    ),
    aiworkflow: times(20, (index) =>
      mapped(
        `victor ${index}`,
        now,
        4 + index * 50,
        WORKFLOW_CYCLE[index % WORKFLOW_CYCLE.length] ?? WORKFLOW_CYCLE[0],
      ),
    ),
    assessment: times(15, (index) =>
      assessed(`victor ${index}`, now, 7 + index * 66, {
        category: index % 3 === 0 ? 'Leadership Style Assessment' : 'Business Health Assessment',
        consultant: index % 2 === 0 ? 'Portal assessment team' : 'Helena Prado',
        // Every fifth has no summary, for which the portal shows a text.
        summary:
          index % 5 === 4
            ? ''
            : `The quarter of **${random.pick(COMPANIES)}** shows in the numbers: listening is up by ${random.int(8, 21)} percent.\n\n1. Keep the weekly review.\n2. Add one buyer to it each month.`,
      }),
    ),
    brandstory: {
      Result: times(15, (index) =>
        story(
          `victor ${index}`,
          now,
          9 + index * 64,
          `The customer who told me to be quiet, version ${15 - index}`,
          `It was a bearing, and I had explained it for eleven minutes when *the customer raised a hand*.\n\n${agentText(random, index + 1)}`,
        ),
      ),
    },
  };
}
