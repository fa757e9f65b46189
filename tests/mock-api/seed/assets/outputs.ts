import type { MockAssets } from '../../types';
import type { DemoEmail } from '../demo-members';
import { noOutputs } from './groups';
import { manyOutputs } from './many';
import { assessed, salesReview, saved, story } from './output';
import { TEXTS } from './texts';
import { mapped } from './workflows';

const { maya, ben, workflows } = TEXTS;

/** Fourteen outputs, and two without content, which the profile page does not show. */
function mayaOutputs(now: number): MockAssets {
  return {
    ...noOutputs(),
    valueladders: [
      saved('maya ladder', now, 2, maya.valueLadder),
      saved('maya ladder unfinished', now, 3, ''),
    ],
    targetMarkets: [saved('maya market', now, 4, maya.targetMarket)],
    understandaudiences: [saved('maya offer', now, 9, maya.irresistibleOffer)],
    valuepropositions: [saved('maya proposition', now, 12, maya.valueProposition)],
    trafficsources: [saved('maya traffic', now, 18, maya.trafficSource)],
    consultingNiches: [saved('maya vision', now, 24, maya.businessVision)],
    FYCniches: [saved('maya niche', now, 61, maya.coachingNiche)],
    fyccopilots: [saved('maya calling', now, 58, maya.calling)],
    salesai: maya.reviews.map((review, index) =>
      salesReview(`maya ${index}`, now, 6 + index * 15, review),
    ),
    aiworkflow: [
      mapped('maya follow-up', now, 5, workflows.followUp),
      mapped('maya newsletter', now, 33, workflows.newsletter),
    ],
    assessment: [
      assessed('maya health', now, 14, {
        category: 'Business Health Assessment',
        consultant: 'Portal assessment team',
        summary: maya.health,
      }),
    ],
    brandstory: {
      Result: [
        story('maya', now, 40, 'The Thursday in March', maya.brandStory),
        story('maya unfinished', now, 39, 'A second version', ''),
      ],
    },
  };
}

/** Three outputs, so that a list and three empty tabs can be seen. */
function benOutputs(now: number): MockAssets {
  return {
    ...noOutputs(),
    valuepropositions: [saved('ben proposition', now, 8, ben.proposition)],
    fyconsultingniches: [saved('ben niche', now, 15, ben.consultingNiche)],
    aiworkflow: [mapped('ben reporting', now, 11, workflows.reporting)],
  };
}

const OUTPUTS: Partial<Record<DemoEmail, (now: number) => MockAssets>> = {
  'maya@lindqvistcoaching.com': mayaOutputs,
  'ben@achterbergfinance.com': benOutputs,
  'victor@almeidaacademy.com': manyOutputs,
};

/** The saved outputs of a demo member. @param now epoch milliseconds */
export function seedOutputs(email: DemoEmail, now: number): MockAssets {
  return (OUTPUTS[email] ?? noOutputs)(now);
}
