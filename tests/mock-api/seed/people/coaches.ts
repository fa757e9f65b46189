import type { MockAnswers } from '../../types';
import { answersOf } from './practice';

/** Coach for people whose organisation is changing around them. */
export const NORA_ANSWERS: MockAnswers = answersOf({
  name: 'Nora Eriksen',
  business: 'Eriksen Change Consulting',
  past: 'fourteen years in human resources at a shipping company, four of them guiding it through a merger',
  because:
    'I had seen too many change programs arrive as a slide deck and leave as a joke at the coffee machine',
  vision:
    'three consultants and I accompany ten mid-sized companies a year, all within a train ride of Oslo',
  services:
    'change projects of six months, a two-day course for middle managers and a telephone line for hard conversations',
  customer:
    'Directors of people and operations in family-owned companies of 100 to 600 people who are about to reorganise.',
  problem:
    'The plan is sound on paper, and the people in the middle who have to carry it heard of it last.',
  brand: 'Warm, direct and well prepared. Nobody leaves the room wondering what was decided.',
  unique:
    'We start with the middle managers instead of the board, and we stay until the second month after.',
  message: 'People do not resist change, they resist being changed.',
  offer:
    'Ready in Thirty Days, a listening round with thirty conversations and a plan that names the risks.',
  price: '$6,500, fixed, including travel in Norway.',
  benefit: 'They know before the announcement where it will hurt and who will help.',
  second: {
    offer: 'Side by Side, six months of guidance through the reorganisation itself.',
    relation: 'It carries out the plan from the listening round with the people who spoke in it.',
    price: '$4,200 a month',
  },
  reach:
    'Breakfast talks at two chambers of commerce and articles in a trade magazine for shipping.',
  action: 'Ask for the checklist and a call of half an hour.',
});

/** Performance coach for founders. */
export const MARCUS_ANSWERS: MockAnswers = answersOf({
  name: 'Marcus Webb',
  business: 'Webb Performance Coaching',
  past: 'nine years as a rowing coach at two universities, and wrote a small book on training plans for people with jobs',
  because:
    'the founders in my morning boat asked better questions about rest than about rowing, and went back to their desks and ignored the answers',
  vision: 'a hundred founders a year plan their quarters the way an athlete plans a season',
  services:
    'a ninety-day season for founders, an assessment of energy and focus, and retreats on a lake',
  customer:
    'Founders of companies with five to forty people, three to six years in, who sleep badly.',
  problem:
    'They run every week as if it were race week and wonder why they are slow in the one that counts.',
  brand: 'Steady, honest, a coach with a stopwatch and a sense of humour.',
  unique:
    'Training plans from endurance sport, measured by sleep and by decisions made before noon.',
  message: 'You do not need more effort, you need a season.',
  offer:
    'One Season, ninety days with a weekly plan, a daily two-minute check and a call every Friday.',
  price: '$3,000 for ninety days.',
  benefit:
    'They make the three big decisions of the quarter rested, and take two weeks off at its end.',
  second: {
    offer: 'The Boathouse, four days on a lake with eight founders and two coaches.',
    relation: 'It opens the second season for those who have finished the first.',
    price: '$4,800 a place',
  },
  reach: 'A podcast with founders every fortnight, and the investors who send me their tired ones.',
  action: 'Take the energy assessment and book the call at its end.',
});

/** Career coach; has no second offer yet, so a profile cannot be generated. */
export const CHLOE_ANSWERS: MockAnswers = answersOf({
  name: 'Chloe Martin',
  business: 'Martin Career Studio',
  past: 'eight years as a recruiter for design studios and read about twenty thousand portfolios',
  because:
    'the best people I turned away had written the worst letters, and I was not allowed to tell them',
  vision: 'four hundred designers a year change jobs for a reason that they can say out loud',
  services:
    'portfolio reviews, interview practice and a six-week program for a change of direction',
  customer:
    'Designers with five to fifteen years of experience who have outgrown their job and do not know what to call the next one.',
  problem: 'They apply for what they have already done and are bored before they begin.',
  brand: 'Frank, quick and on their side.',
  unique:
    'I have sat on the other side of the table and know what is read in the first ninety seconds.',
  message: 'Your next job is not a bigger version of your last one.',
  offer:
    'The Ninety Seconds, a review of portfolio and letter with a recording and a rewritten first page.',
  price: '$290',
  benefit: 'A first page that gets them the call.',
  second: null,
  reach: 'Short videos on portfolios, and two design schools that send me their alumni.',
  action: 'Send the portfolio for a free first look.',
});
