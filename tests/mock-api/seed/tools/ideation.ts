import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'Ideation and Innovation Tools';

/** The ideation and innovation tools. */
export const IDEATION_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'business-vision-agent',
    name: 'Business Vision Agent',
    text: [
      'Turns a loose picture of where you want to be in three years into a vision you can plan from. Tell it how you want to work, whom you want to serve and what you are no longer willing to do.',
      'It asks one question at a time, points out where two wishes contradict each other, and closes with a one-page vision and the three decisions that bring it closer this quarter.',
    ],
    tags: ['vision', 'strategy', 'planning'],
    cost: 6,
  }),
  tool(CATEGORY, {
    slug: 'value-proposition-agent',
    name: 'Value Proposition Agent',
    text: [
      'Finds the sentence that tells the right client why you and why now. It starts from what your clients say about their problem, not from what you say about your method.',
      'You get five candidates, each with the promise, the proof it needs and the client it would put off, so that choosing one is a decision and not a guess.',
    ],
    tags: ['positioning', 'offers', 'messaging'],
    cost: 6,
  }),
  tool(CATEGORY, {
    slug: 'idea-garden',
    name: 'Idea Garden',
    text: [
      'Keeps the ideas you have in the shower and helps the good ones grow. Drop in a line whenever one comes; once a week it sorts them by effort and by how well they fit your vision, and suggests the next small test for the best two.',
    ],
    tags: ['brainstorming', 'planning'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'workshop-designer',
    name: 'Workshop Designer',
    text: [
      'Plans a workshop that people would come back for, from the invitation to the last exercise. Give it the group, the hours you have and the change you want to see.',
      'The plan comes with timings, a warm-up that is not embarrassing, a list of materials and a version for a video call.',
    ],
    tags: ['workshops', 'facilitation', 'brainstorming'],
    cost: 10,
    unit: 'per workshop',
  }),
  tool(CATEGORY, {
    slug: 'name-and-tagline-studio',
    name: 'Name and Tagline Studio',
    text: [
      'Suggests names and taglines for a practice, a program or a podcast, and says what each one promises. It leaves out what is hard to spell on the phone and what three other coaches are already called.',
    ],
    tags: ['branding', 'messaging'],
    cost: 3,
  }),
  tool(CATEGORY, {
    slug: 'pricing-sandbox',
    name: 'Pricing Sandbox',
    text: [
      'Lets you try a price before your clients do. Move the price, the number of places and the length of a program, and see what changes in income, hours and the kind of client who says yes.',
    ],
    tags: ['pricing', 'offers', 'strategy'],
    cost: 8,
    comingSoon: 'Coming soon',
  }),
];
