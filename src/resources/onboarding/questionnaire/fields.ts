/**
 * The 19 answers of the questionnaire, which of them are required, and the six steps that they are
 * on (docs/product/onboarding.md#questionnaire). steps.ts has the rules of the steps.
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

/** Answers that may be blank (docs/product/onboarding.md#questionnaire). */
const OPTIONAL: ReadonlySet<AnswerField> = new Set([
  'secondOffer',
  'secondOfferRelation',
  'secondOfferPricing',
]);

/** Answers with a one-line field (docs/product/onboarding.md#questionnaire). */
const SINGLE_LINE: ReadonlySet<AnswerField> = new Set([
  'name',
  'businessName',
  'secondOfferPricing',
]);

/** Whether the questionnaire requires an answer. The generated profile requires all 19. */
export function isRequired(field: AnswerField): boolean {
  return !OPTIONAL.has(field);
}

/** Whether an answer has a one-line field. */
export function isSingleLine(field: AnswerField): boolean {
  return SINGLE_LINE.has(field);
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
