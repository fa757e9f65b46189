import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'Assessment Tools';

/** The assessment tools. */
export const ASSESSMENT_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'business-health-assessment',
    name: 'Business Health Assessment',
    text: [
      'Checks the five things that keep a small practice alive: clients, cash, time, reputation and your own energy. Forty short questions, answered in one sitting or over a week.',
      'The result is a picture rather than a score. It says what to leave alone, what to watch and the one thing to mend before the next quarter.',
    ],
    tags: ['assessment', 'strategy', 'feedback'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'leadership-style-assessment',
    name: 'Leadership Style Assessment',
    text: [
      'Shows a leader how their style arrives with the people they lead. The leader and up to eight colleagues answer the same questions; the report draws both shapes over each other and starts the conversation where they differ.',
    ],
    tags: ['assessment', 'leadership', 'coaching'],
    cost: 15,
    unit: 'per report',
  }),
  tool(CATEGORY, {
    slug: 'client-readiness-check',
    name: 'Client Readiness Check',
    text: [
      'Tells you before the first session whether a client is ready to do the work. Twelve questions about time, support and what they have tried; you receive the risks and a kind way to raise each one.',
    ],
    tags: ['coaching', 'assessment', 'sales calls'],
    cost: 5,
    unit: 'per client',
  }),
  tool(CATEGORY, {
    slug: 'market-fit-scorecard',
    name: 'Market Fit Scorecard',
    text: [
      'Holds an offer against the market before you build it. It scores need, urgency, money and competition from your interviews, and names the answer that it trusts least.',
    ],
    tags: ['niche', 'research', 'offers'],
    cost: 8,
    unit: 'per scorecard',
  }),
  tool(CATEGORY, {
    slug: 'team-energy-pulse',
    name: 'Team Energy Pulse',
    text: [
      'Takes the pulse of a team in one minute a week. Three questions, no names; you see the trend, the words that come back and the week in which it turned.',
    ],
    tags: ['leadership', 'facilitation', 'feedback'],
    cost: 3,
    unit: 'per member',
    comingSoon: 'Coming Soon...',
  }),
];
