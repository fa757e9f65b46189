import type { MockTool } from '../types';
import type { Random } from './random';

const PHRASES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'value-ladder-agent': [
    'Ladder for 1:1 leadership program',
    'Rewrite of entry offer',
    'Price for the middle step',
    'Flagship for alumni',
  ],
  'sales-call-review': [
    'Discovery call, 34 minutes',
    'Second call with a team lead',
    'Review of the pricing question',
    'Call with an HR director',
  ],
  'newsletter-writer': ['Draft for Tuesday’s issue', 'New opening', 'Shorter version'],
  'target-market-agent': ['Portrait of new managers', 'Comparison of two groups'],
  'irresistible-offer-agent': ['Guarantee, third wording', 'Offer for the spring cohort'],
  'meeting-notes-assistant': ['Notes of the team retreat', 'Notes of a coaching session'],
  'talk-outline-studio': ['Outline for a meetup talk', 'Keynote, shorter middle'],
};

const GENERAL: readonly [string, ...string[]] = [
  'New session',
  'Follow-up question',
  'Second draft',
  'Answer with an example',
  'Shorter version',
  'Export to the profile',
];

/** The description of a use of a tool in the transaction list. */
export function usePhrase(tool: MockTool, random: Random): string {
  return random.pick(PHRASES[tool.platformId] ?? GENERAL);
}
