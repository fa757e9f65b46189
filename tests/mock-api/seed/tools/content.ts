import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'Content Creation Tools';

/** The content creation tools. */
export const CONTENT_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'brand-story-agent',
    name: 'Brand Story Agent',
    text: [
      'Writes the story of why your practice exists, in a length for every place it has to stand. It asks about the day you decided, the person you wanted to help and what nearly made you stop.',
      'You get a story of one page, one of a paragraph and one of a sentence, in your own words and without a hero on a mountain.',
    ],
    tags: ['storytelling', 'branding', 'writing'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'newsletter-writer',
    name: 'Newsletter Writer',
    text: [
      'Turns one thought from your week into a newsletter that people read to the end. Dictate or type a few lines; it asks for the example that is missing, then drafts in the tone of your last issues.',
    ],
    tags: ['e-mail', 'writing', 'audience'],
    cost: 3,
    unit: 'per draft',
  }),
  tool(CATEGORY, {
    slug: 'talk-outline-studio',
    name: 'Talk Outline Studio',
    text: [
      'Builds a talk from the one thing the room should do differently tomorrow. It orders your stories, cuts the slides you do not need and marks the places to breathe.',
      'Works for five minutes at a meetup and for a keynote of forty-five; the outline says what to drop when the speaker before you runs over.',
    ],
    tags: ['speaking', 'storytelling', 'workshops'],
    cost: 8,
    unit: 'per outline',
  }),
  tool(CATEGORY, {
    slug: 'podcast-episode-planner',
    name: 'Podcast Episode Planner',
    text: [
      'Prepares an interview so well that it sounds unprepared. From a name and a link it drafts an opening, nine questions in a good order and two that nobody has asked this guest before.',
    ],
    tags: ['podcast', 'storytelling'],
    cost: 5,
    unit: 'per episode',
  }),
  tool(CATEGORY, {
    slug: 'social-post-studio',
    name: 'Social Post Studio',
    text: [
      'Cuts a long piece into a week of posts, each of which stands on its own. It keeps your examples, varies the openings and never ends with a question that nobody would answer.',
    ],
    tags: ['social media', 'writing', 'lead generation'],
    cost: 3,
    unit: 'per post',
  }),
  tool(CATEGORY, {
    slug: 'video-script-coach',
    name: 'Video Script Coach',
    text: [
      'Helps you say it to a camera as you would say it to a client. It turns notes into a script for ninety seconds, marks where to look up and counts the words you can leave out.',
    ],
    tags: ['video', 'speaking', 'writing'],
    cost: 5,
    comingSoon: 'Coming Soon...',
    withoutPicture: true,
  }),
];
