import type { AnswerField } from './fields';

/** The texts and the kind of a question's field. */
interface Question {
  /** The name of the answer in lists of answers. */
  name: string;
  label: string;
  /** One sentence about a good answer. */
  help?: string;
  autoComplete?: string;
  /** The answer is a single line. */
  isSingleLine?: boolean;
}

/** The questions' texts (docs/product/onboarding.md#questionnaire). */
export const QUESTIONS: Readonly<Record<AnswerField, Question>> = {
  name: { name: 'Name', label: 'What is your name?', autoComplete: 'name', isSingleLine: true },
  background: {
    name: 'Background',
    label: 'What is your background?',
    help: 'The work and the turning points that led you to what you do now.',
  },
  whyStartBusiness: {
    name: 'Why you started the business',
    label: 'Why did you start your business?',
    help: 'What you wanted to change, for yourself or for others.',
  },
  longTermVision: {
    name: 'Long-term vision',
    label: 'What is your long-term vision?',
    help: 'Where you and your business should be in five to ten years.',
  },
  businessName: {
    name: 'Business name',
    label: 'What is your business called?',
    autoComplete: 'organization',
    isSingleLine: true,
  },
  productServices: {
    name: 'Products and services',
    label: 'What do you sell?',
    help: 'Programs, sessions, workshops, products.',
  },
  targetCustomer: {
    name: 'Target customer',
    label: 'Who is it for?',
    help: 'The client you do your best work with, and where they stand when they find you.',
  },
  problemSolved: {
    name: 'Problem solved',
    label: 'What problem do you solve for them?',
    help: 'The way a client would put it in a first conversation.',
  },
  brandPerception: {
    name: 'Brand perception',
    label: 'How should people see your brand?',
    help: 'Three or four qualities you would like to be known for.',
  },
  uniqueValueProp: {
    name: 'Unique value proposition',
    label: 'What sets you apart?',
    help: 'Why a client should choose you over someone who offers the same.',
  },
  coreMessage: {
    name: 'Core message',
    label: 'What is your core message?',
    help: 'The one thing people should remember about you.',
  },
  firstOffer: {
    name: 'First offer',
    label: 'What is your first offer?',
    help: 'What a new client usually begins with, and what is in it.',
  },
  firstOfferPricing: {
    name: 'First offer pricing',
    label: 'What does it cost?',
    help: 'The price, and how it is paid: all together, by month, by session.',
  },
  firstOfferBenefit: {
    name: 'First offer benefit',
    label: 'What does a client gain from it?',
    help: 'The result they can see or feel when it is done.',
  },
  secondOffer: {
    name: 'Second offer',
    label: 'What is your premium offer?',
    help: 'The deeper or longer way to work with you. Continue if you have none yet.',
  },
  secondOfferRelation: {
    name: 'Second offer relation',
    label: 'How does it build on your first offer?',
    help: 'What a client is ready for after the first one.',
  },
  secondOfferPricing: {
    name: 'Second offer pricing',
    label: 'What does your premium offer cost?',
    isSingleLine: true,
  },
  customerReach: {
    name: 'Customer reach',
    label: 'How do you reach your clients?',
    help: 'Referrals, talks, a newsletter, social media: whatever brings people to you today.',
  },
  primaryAction: {
    name: 'Primary action',
    label: 'What should people do first?',
    help: 'The one step you ask of someone who is interested, such as booking a call.',
  },
};
