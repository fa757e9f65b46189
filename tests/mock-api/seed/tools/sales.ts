import type { MockTool } from '../../types';
import { tool } from './tool';

const CATEGORY = 'Sales and Marketing Tools';

/** The sales and marketing tools. */
export const SALES_TOOLS: readonly MockTool[] = [
  tool(CATEGORY, {
    slug: 'value-ladder-agent',
    name: 'Value Ladder Agent',
    text: [
      'Lays your services out from first conversation to flagship program, with a price and a reason for every step. Many practices sell one thing at one price; a ladder gives a client who is not ready yet a place to begin, and a happy client somewhere to go.',
      'Bring your current offers and how people find you. The agent suggests what each step should promise and how a client moves up, and you leave with a page that you can explain in two minutes.',
    ],
    tags: ['offers', 'pricing', 'positioning'],
    cost: 8,
    hasFeatureCosts: true,
  }),
  tool(CATEGORY, {
    slug: 'traffic-source-agent',
    name: 'Traffic Source Agent',
    text: [
      'Picks the two or three places where your clients already spend their time. It weighs what you like doing, the hours you really have and where your last ten clients came from.',
      'The result is a plan for six weeks with one measure for each source, so that you know when to stop.',
    ],
    tags: ['lead generation', 'planning', 'audience'],
    cost: 6,
  }),
  tool(CATEGORY, {
    slug: 'irresistible-offer-agent',
    name: 'Irresistible Offer Agent',
    text: [
      'Rebuilds an offer around what your clients are afraid of and what they hope for. It listens to their words, names the objection that costs you the most sales and answers it inside the offer itself.',
      'You get the promise, what is included, a fair guarantee and the reason to decide now that needs no false deadline.',
    ],
    tags: ['offers', 'messaging', 'audience'],
    cost: 8,
  }),
  tool(CATEGORY, {
    slug: 'target-market-agent',
    name: 'Target Market Agent',
    text: [
      'Narrows everyone who could use your help down to the people who will pay for it this year. It compares up to four groups by need, money, reach and by how much you enjoy the work.',
      'The portrait that you keep names their role, their week, what they have tried before and the three phrases they use for the problem.',
    ],
    tags: ['audience', 'positioning', 'niche'],
    cost: 6,
  }),
  tool(CATEGORY, {
    slug: 'sales-call-review',
    name: 'Sales Call Review',
    text: [
      'Reads the transcript of a sales call and shows where the conversation turned. It marks the moments when you talked past a worry, and the question that would have opened it.',
      'Every review ends with one habit to practise on the next call and with the openings for further work that the client gave you and you did not take.',
    ],
    tags: ['sales calls', 'feedback'],
    cost: 12,
    unit: 'per call',
    hasFeatureCosts: true,
  }),
  tool(CATEGORY, {
    slug: 'objection-coach',
    name: 'Objection Coach',
    text: [
      'Plays the client who says that it is too expensive, too soon or a matter for the partner, and lets you practise the answer. It is polite, stubborn and never the same twice.',
    ],
    tags: ['sales calls', 'practice', 'messaging'],
    cost: 4,
  }),
  tool(CATEGORY, {
    slug: 'follow-up-writer',
    name: 'Follow-up Writer',
    text: [
      'Writes the e-mail after the call while it is still warm. Paste your notes; it returns a short message in your own tone that repeats what the client wanted, answers the open question and proposes one next step.',
    ],
    tags: ['sales calls', 'e-mail', 'writing'],
    cost: 0,
  }),
  tool(CATEGORY, {
    slug: 'launch-planner',
    name: 'Launch Planner',
    text: [
      'Plans a launch backwards from the day your doors close. It spreads invitations, e-mails, a free session and rest days over the weeks that you have, and tells you what to leave out when there are fewer of them.',
    ],
    tags: ['launch', 'planning', 'e-mail'],
    cost: 10,
    unit: 'per plan',
  }),
];
