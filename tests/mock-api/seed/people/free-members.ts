import type { MockAnswers } from '../../types';
import { answersOf } from './practice';

/** Health coach. */
export const LENA_ANSWERS: MockAnswers = answersOf({
  name: 'Lena Hartmann',
  business: 'Hartmann Health Coaching',
  past: 'six years as a nurse on night shifts and retrained as a nutritionist',
  because:
    'I had learned the hard way what shifts do to a body and found no advice that fitted a ward',
  vision: 'the hospitals in my city offer the program to every nurse who works at night',
  services: 'an eight-week program for shift workers, single consultations and talks on wards',
  customer: 'Nurses, carers and police officers who work at night at least five times a month.',
  problem:
    'They sleep too little, eat what the machine offers and are told to be more disciplined.',
  brand: 'Gentle, well informed and never in a white coat.',
  unique: 'Everything has been tried on a ward at four in the morning.',
  message: 'Your body is not undisciplined, it is on the wrong side of the clock.',
  offer: 'Eight Weeks of Nights, a program with a plan for every pattern of shifts.',
  price: '$340, or $290 for groups of three.',
  benefit: 'Two hours more sleep after a night shift and an end to the three o’clock biscuit.',
  second: null,
  reach: 'A group of nurses with 4,000 members, and the works councils of two hospitals.',
  action: 'Send in the shift plan for a first suggestion.',
});

/** Mentor for young engineers; no second offer yet. */
export const RAVI_ANSWERS: MockAnswers = answersOf({
  name: 'Ravi Menon',
  business: 'Menon Mentoring',
  past: 'nineteen years building bridges and the last five teaching the people who will build the next ones',
  because: 'a question that I answered in a stairwell turned out to have decided a career',
  vision:
    'sixty mentors and six hundred young engineers meet every month, and half of them are women',
  services: 'mentoring for young engineers and training for those who want to mentor',
  customer: 'Civil engineers in their first five years, in firms too busy to teach them.',
  problem: 'They can calculate anything and have never been asked what they think.',
  brand: 'Curious, generous, an uncle with drawings.',
  unique: 'We talk on building sites and not in meeting rooms.',
  message: 'Ask the question in the stairwell.',
  offer: 'Six Walks, half a year of monthly visits to a site with one question each.',
  price: '$420 for six walks.',
  benefit: 'The courage to say in a meeting what they saw on the site.',
  second: null,
  reach: 'Three universities and the institute of engineers.',
  action: 'Write down one question and send it.',
});

/** Speaker in the trial. */
export const GRACE_ANSWERS: MockAnswers = answersOf({
  name: 'Grace Kim',
  business: 'Grace Kim Speaks',
  past: 'ten years as a radio producer, most of them persuading shy experts to talk',
  because: 'the quiet people had the better stories and the loud ones had the stage',
  vision: 'I coach thirty quiet experts a year and speak at the ten conferences that I like',
  services: 'coaching for speakers, rehearsals with a camera and keynotes on quiet voices',
  customer: 'Scientists and specialists who have been invited to a stage and would rather not.',
  problem: 'They hide behind forty slides and are told to be more lively.',
  brand: 'Soft-spoken, exact and funny on the second sentence.',
  unique: 'I edit people the way radio does: nothing is added, much is taken away.',
  message: 'You do not have to be louder, you have to be clearer.',
  offer: 'Ten Minutes, three sessions and a rehearsal towards one short talk.',
  price: '$950',
  benefit: 'A talk of ten minutes without notes that sounds like them.',
  second: {
    offer: 'The Season, a year of coaching across four talks.',
    relation: 'It is for those who liked the stage more than they had expected.',
    price: '$3,600 a year',
  },
  reach: 'Organisers of conferences who book me and then ask who could help their speakers.',
  action: 'Send two minutes of sound.',
});

/** Leadership trainer who has only just been onboarded. */
export const AMARA_ANSWERS: MockAnswers = answersOf({
  name: 'Amara Nwosu',
  business: 'Nwosu Leadership Lab',
  past: 'thirteen years in banking, the last five leading a branch network of two hundred people',
  because: 'the women on my team asked me for the conversation that I never had myself',
  vision: 'a thousand women have gone through the Lab and half of them lead more than ten people',
  services: 'a leadership program for women, circles of eight and talks for companies',
  customer: 'Women in banks and insurance companies who lead five to fifteen people.',
  problem: 'They do the work of the next grade and wait to be noticed.',
  brand: 'Confident, generous and very well dressed.',
  unique:
    'Every circle ends with one asked question in the real world, and the answer is reported back.',
  message: 'Ask before you are ready.',
  offer: 'The Circle, ten weeks with eight women and one asked question each.',
  price: '$1,100',
  benefit: 'A role, a rise or a clear no within half a year.',
  second: {
    offer: 'The Lab, a year with a mentor outside the own company.',
    relation: 'It follows the Circle and begins with the question that was answered with no.',
    price: '$3,900 a year',
  },
  reach: 'Networks of women in two banks, and a breakfast every first Thursday.',
  action: 'Come to the breakfast.',
});
