import type { MockAnswers } from '../../types';
import { answersOf } from './practice';

/** Operations consultant for clinics. */
export const TOM_ANSWERS: MockAnswers = answersOf({
  name: 'Tom Okafor',
  business: 'Okafor Operations',
  past: 'twelve years running the back office of a chain of dental clinics, from two chairs to sixty',
  because: 'every clinic that I visited was solving the same eleven problems from scratch',
  vision:
    'a hundred and fifty independent clinics run on a playbook that fits on the inside of a cupboard door',
  services:
    'an operations audit of one week, a playbook written with the team, and a day a month on site',
  customer: 'Owners of dental and physiotherapy clinics with three to twelve practitioners.',
  problem: 'The owner treats patients until six and then does the other job until ten.',
  brand: 'Orderly, kind and unimpressed by software.',
  unique:
    'I write the playbook with the people at the front desk, so it is used on the Monday after.',
  message: 'A calm front desk is the best marketing a clinic has.',
  offer: 'The Clinic Week, five days on site with an audit, a playbook and a plan for ninety days.',
  price: '$7,200 plus travel.',
  benefit: 'Ten hours of the owner’s week back within a month.',
  second: {
    offer: 'The Monthly Day, one day on site and a call every Wednesday.',
    relation: 'It keeps the playbook alive after the week, for as long as the owner wants it.',
    price: '$1,450 a month',
  },
  reach: 'Two associations of clinic owners, and a supplier of dental chairs who recommends me.',
  action: 'Ask for the sample playbook.',
});

/** Pricing consultant for software companies. */
export const INES_ANSWERS: MockAnswers = answersOf({
  name: 'Inês Duarte',
  business: 'Duarte Pricing',
  past: 'ten years in revenue analysis, first at a telephone company and then at a maker of accounting software',
  because:
    'prices are the one decision that companies make in an afternoon and live with for years',
  vision:
    'a small firm of five is the name that people in Lisbon and Madrid think of first when a price must change',
  services: 'pricing studies, packaging workshops and quiet advice during negotiations',
  customer:
    'Heads of product at software companies with 40 to 400 people who have not touched their prices for two years.',
  problem: 'They suspect that they charge too little and fear the e-mail that says so.',
  brand: 'Precise, discreet and pleasant to disagree with.',
  unique:
    'Every recommendation comes with the interviews behind it and with the letter to the customers.',
  message: 'A good price is one that you can say without looking away.',
  offer: 'The Price Study, six weeks with twenty interviews, a model and a new price page.',
  price: '$18,000, half at the start.',
  benefit: 'A price that they can defend, and on average a fifth more per customer after a year.',
  second: {
    offer: 'The Quiet Line, advice by telephone during renewals and negotiations.',
    relation: 'It helps to hold the price that the study found.',
    price: '$1,900 a month',
  },
  reach: 'A yearly report on software prices in Iberia, and the three investors who forward it.',
  action: 'Download the report and ask for the comparison with their own price page.',
});

/** Finance coach for founders. */
export const BEN_ANSWERS: MockAnswers = answersOf({
  name: 'Ben Achterberg',
  business: 'Achterberg Finance for Founders',
  past: 'seven years as an auditor and five as the finance director of a bicycle company',
  because:
    'founders kept telling me that they do not do numbers, and then did them very well in half an hour',
  vision: 'every founder I have worked with reads the cash forecast before the news on Monday',
  services:
    'a cash forecast built together, a monthly hour with the numbers and preparation for investors',
  customer:
    'Founders of companies with real products, ten to fifty people and no finance director yet.',
  problem: 'They learn in the last week of a month whether it was a good one.',
  brand: 'Patient, plain-spoken, allergic to jargon.',
  unique:
    'The founder builds the forecast, I only ask the questions; so it is still alive a year later.',
  message: 'Numbers are only sentences that you have not read aloud yet.',
  offer: 'Cash in Sight, four sessions to a forecast of thirteen weeks.',
  price: '$1,800',
  benefit: 'They know on Monday what the month will look like.',
  second: {
    offer: 'The Monthly Hour, one hour a month with the numbers and a page of notes.',
    relation: 'It keeps the forecast honest after the four sessions.',
    price: '$320 a month',
  },
  reach: 'Accountants who prefer not to coach, and a column in a newsletter for founders.',
  action: 'Book the first session; it is free when the forecast already exists.',
});
