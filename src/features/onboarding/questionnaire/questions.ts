import type { AnswerField } from '@/resources/onboarding/questionnaire/fields';

/** The texts of a question's field. */
export interface Question {
  label: string;
  /** One sentence about a good answer. */
  help?: string;
  autoComplete?: string;
}

/** The 19 questions (docs/product/onboarding.md#questionnaire). */
export const QUESTIONS: Readonly<Record<AnswerField, Question>> = {
  name: { label: 'What is your name?', autoComplete: 'name' },
  background: {
    label: 'What is your background?',
    help: 'The work and the turning points that led you to what you do now.',
  },
  whyStartBusiness: {
    label: 'Why did you start your business?',
    help: 'What you wanted to change, for yourself or for others.',
  },
  longTermVision: {
    label: 'What is your long-term vision?',
    help: 'Where you and your business should be in five to ten years.',
  },
  businessName: { label: 'What is your business called?', autoComplete: 'organization' },
  productServices: {
    label: 'What do you sell?',
    help: 'Programs, sessions, workshops, products.',
  },
  targetCustomer: {
    label: 'Who is it for?',
    help: 'The client you do your best work with, and where they stand when they find you.',
  },
  problemSolved: {
    label: 'What problem do you solve for them?',
    help: 'The way a client would put it in a first conversation.',
  },
  brandPerception: {
    label: 'How should people see your brand?',
    help: 'Three or four qualities you would like to be known for.',
  },
  uniqueValueProp: {
    label: 'What sets you apart?',
    help: 'Why a client should choose you over someone who offers the same.',
  },
  coreMessage: {
    label: 'What is your core message?',
    help: 'The one thing people should remember about you.',
  },
  firstOffer: {
    label: 'What is your first offer?',
    help: 'What a new client usually begins with, and what is in it.',
  },
  firstOfferPricing: {
    label: 'What does it cost?',
    help: 'The price, and how it is paid: all together, by month, by session.',
  },
  firstOfferBenefit: {
    label: 'What does a client gain from it?',
    help: 'The result they can see or feel when it is done.',
  },
  secondOffer: {
    label: 'What is your premium offer?',
    help: 'The deeper or longer way to work with you. Continue if you have none yet.',
  },
  secondOfferRelation: {
    label: 'How does it build on your first offer?',
    help: 'What a client is ready for after the first one.',
  },
  secondOfferPricing: { label: 'What does your premium offer cost?' },
  customerReach: {
    label: 'How do you reach your clients?',
    help: 'Referrals, talks, a newsletter, social media: whatever brings people to you today.',
  },
  primaryAction: {
    label: 'What should people do first?',
    help: 'The one step you ask of someone who is interested, such as booking a call.',
  },
};
