import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'Purpose Tools';

/** The purpose tools. */
export const PURPOSE_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'find-your-coaching-niche-agent',
    name: 'Find your Coaching Niche Agent',
    text: [
      'Helps a coach who could help anyone choose the people they help best. It looks at the problems you have solved yourself, the clients who gave you energy and the ones who did not.',
      'Expect about twenty minutes of honest questions. You leave with three niches, each tried against need, reach and joy, and a sentence that you can say at a dinner table.',
    ],
    tags: ['niche', 'coaching', 'positioning'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'find-your-consulting-niche-agent',
    name: 'Find your Consulting Niche Agent',
    text: [
      'Finds the problem that companies would hire you for by name. It goes through your projects, keeps the ones in which you changed a number that somebody cared about, and looks for what they share.',
      'The result is a niche with the buyer, the trigger that makes them search and the evidence that you already own.',
    ],
    tags: ['niche', 'consulting', 'positioning'],
    cost: 6,
  }),
  tool(CATEGORY, {
    slug: 'find-your-speaker-identity-agent',
    name: 'Find your Speaker identity Agent',
    text: [
      'Works out what you stand for on a stage and why an organiser should book you. It looks for the idea that only you can tell, the stories that carry it and the room that needs to hear it.',
    ],
    tags: ['speaking', 'branding', 'storytelling'],
    cost: 6,
  }),
  tool(CATEGORY, {
    slug: 'find-your-calling-agent',
    name: 'Find your Calling Agent',
    text: [
      'Looks for the thread that runs through the work you could not stop doing. No test and no type: a slow conversation about the moments when you forgot the time, and about what they have in common.',
      'It closes with a calling in your own words and three small ways to live more of it in the job that you have today.',
    ],
    tags: ['calling', 'reflection', 'coaching'],
    cost: 4,
  }),
  tool(CATEGORY, {
    slug: 'values-compass',
    name: 'Values Compass',
    text: [
      'Sorts sixty words into the five values that really steer your decisions. For each one it asks for a day on which you kept it and a day on which you did not, because a value that never cost anything is only a nice word.',
    ],
    tags: ['reflection', 'vision'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'personal-mission-map',
    name: 'Personal Mission Map',
    text: [
      'Draws the road from what you care about to what you do on Monday. Your values, your calling and your calendar stand on one page, and the map shows the stretches where they part.',
    ],
    tags: ['calling', 'planning', 'vision'],
    cost: 6,
    comingSoon: '',
  }),
];
