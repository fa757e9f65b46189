/**
 * The 19 answers of the questionnaire and its six steps (docs/product/onboarding.md#questionnaire).
 */

export const STEPS = [
  { title: 'About You', fields: ['name', 'background', 'whyStartBusiness', 'longTermVision'] },
  {
    title: 'Your Business',
    fields: ['businessName', 'productServices', 'targetCustomer', 'problemSolved'],
  },
  { title: 'Brand Identity', fields: ['brandPerception', 'uniqueValueProp', 'coreMessage'] },
  { title: 'Your First Offer', fields: ['firstOffer', 'firstOfferPricing', 'firstOfferBenefit'] },
  {
    title: 'Premium Offer',
    fields: ['secondOffer', 'secondOfferRelation', 'secondOfferPricing'],
  },
  { title: 'Marketing', fields: ['customerReach', 'primaryAction'] },
] as const;

/** The API's name of an answer. */
export type AnswerField = (typeof STEPS)[number]['fields'][number];

/** A member's answers; '' without one. */
export type Answers = Readonly<Record<AnswerField, string>>;

/** All 19 fields in the questionnaire's order. */
export const ANSWER_FIELDS: readonly AnswerField[] = STEPS.flatMap(({ fields }) => [...fields]);

/** The visible names of the fields in lists. */
export const FIELD_NAMES: Readonly<Record<AnswerField, string>> = {
  name: 'Name',
  background: 'Background',
  whyStartBusiness: 'Why you started the business',
  longTermVision: 'Long-term vision',
  businessName: 'Business name',
  productServices: 'Products and services',
  targetCustomer: 'Target customer',
  problemSolved: 'Problem solved',
  brandPerception: 'Brand perception',
  uniqueValueProp: 'Unique value proposition',
  coreMessage: 'Core message',
  firstOffer: 'First offer',
  firstOfferPricing: 'First offer pricing',
  firstOfferBenefit: 'First offer benefit',
  secondOffer: 'Second offer',
  secondOfferRelation: 'Second offer relation',
  secondOfferPricing: 'Second offer pricing',
  customerReach: 'Customer reach',
  primaryAction: 'Primary action',
};

const FIELD_SET: ReadonlySet<string> = new Set(ANSWER_FIELDS);

/** Type guard for the names of the 19 fields. */
export function isAnswerField(key: string): key is AnswerField {
  return FIELD_SET.has(key);
}

/** How many of the 19 questions have an answer. */
export function countAnswered(answers: Answers): number {
  return ANSWER_FIELDS.length - missingFields(answers).length;
}

/** The fields with a blank answer, in the questionnaire's order. */
export function missingFields(answers: Answers): AnswerField[] {
  return ANSWER_FIELDS.filter((field) => answers[field].trim() === '');
}

/** The share of answered questions, 0 to 100 (docs/product/onboarding.md#questionnaire). */
export function percentAnswered(answers: Answers): number {
  return Math.round((countAnswered(answers) / ANSWER_FIELDS.length) * 100);
}

/**
 * The progress on small screens by step, 17 to 100 (docs/product/onboarding.md#questionnaire).
 * @param step 0 to 5
 */
export function percentOfSteps(step: number): number {
  return Math.round(((step + 1) / STEPS.length) * 100);
}

/**
 * The saved answers with the account's name in a blank `name`
 * (docs/product/onboarding.md#questionnaire).
 */
export function prefillName(answers: Answers, accountName: string): Answers {
  return answers.name.trim() === '' ? { ...answers, name: accountName.trim() } : answers;
}
