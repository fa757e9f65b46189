import type { MockAssets } from '../../types';
import { noOutputs } from './groups';
import * as texts from './maya-agents';
import { MAYA_REVIEWS } from './maya-reviews';
import { assessed, salesReview, saved, story } from './output';
import { mapped, WORKFLOWS } from './workflows';

const HEALTH = `Your practice is healthy where it is loved and thin where nobody looks: **clients and reputation are strong, cash and your own time are not.**

| Area | Picture | Advice |
| --- | --- | --- |
| Clients | Strong | Leave it alone |
| Reputation | Strong | Ask for two more case stories |
| Energy | Steady | Protect August |
| Cash | Thin | Ask for a third on signing |
| Time | Thin | Hand over the reviews |

The one thing to mend before the next quarter: **the four unpaid hours around every clarity call day.**`;

/** Fourteen outputs, and two without content, which the profile page does not show. */
export function mayaOutputs(now: number): MockAssets {
  return {
    ...noOutputs(),
    valueladders: [
      saved('maya ladder', now, 2, texts.VALUE_LADDER),
      saved('maya ladder unfinished', now, 3, ''),
    ],
    targetMarkets: [saved('maya market', now, 4, texts.TARGET_MARKET)],
    understandaudiences: [saved('maya offer', now, 9, texts.IRRESISTIBLE_OFFER)],
    valuepropositions: [saved('maya proposition', now, 12, texts.VALUE_PROPOSITION)],
    trafficsources: [saved('maya traffic', now, 18, texts.TRAFFIC_SOURCE)],
    consultingNiches: [saved('maya vision', now, 24, texts.BUSINESS_VISION)],
    FYCniches: [saved('maya niche', now, 61, texts.COACHING_NICHE)],
    fyccopilots: [saved('maya calling', now, 58, texts.CALLING)],
    salesai: MAYA_REVIEWS.map((review, index) =>
      salesReview(`maya ${index}`, now, 6 + index * 15, review),
    ),
    aiworkflow: [
      mapped('maya follow-up', now, 5, WORKFLOWS.followUp),
      mapped('maya newsletter', now, 33, WORKFLOWS.newsletter),
    ],
    assessment: [
      assessed('maya health', now, 14, {
        category: 'Business Health Assessment',
        consultant: 'Portal assessment team',
        summary: HEALTH,
      }),
    ],
    brandstory: {
      Result: [
        story('maya', now, 40, 'The Thursday in March', texts.BRAND_STORY),
        story('maya unfinished', now, 39, 'A second version', ''),
      ],
    },
  };
}
