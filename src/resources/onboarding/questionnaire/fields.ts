/**
 * The questions of the questionnaire in their order: the API's name of the answer, the title of the
 * step, and whether Continue requires the answer (docs/product/onboarding.md#questionnaire); a
 * profile is generated only from all of them. questions.ts has their texts, which load with the dialogs;
 * steps.ts has the rules of the steps.
 */
const FIELDS = {
  name: { step: 'About You', required: true },
  background: { step: 'About You', required: true },
  whyStartBusiness: { step: 'About You', required: true },
  longTermVision: { step: 'About You', required: true },
  businessName: { step: 'Your Business', required: true },
  productServices: { step: 'Your Business', required: true },
  targetCustomer: { step: 'Your Business', required: true },
  problemSolved: { step: 'Your Business', required: true },
  brandPerception: { step: 'Brand Identity', required: true },
  uniqueValueProp: { step: 'Brand Identity', required: true },
  coreMessage: { step: 'Brand Identity', required: true },
  firstOffer: { step: 'Your First Offer', required: true },
  firstOfferPricing: { step: 'Your First Offer', required: true },
  firstOfferBenefit: { step: 'Your First Offer', required: true },
  secondOffer: { step: 'Premium Offer', required: false },
  secondOfferRelation: { step: 'Premium Offer', required: false },
  secondOfferPricing: { step: 'Premium Offer', required: false },
  customerReach: { step: 'Marketing', required: true },
  primaryAction: { step: 'Marketing', required: true },
} as const;

/** The API's name of an answer. */
export type AnswerField = keyof typeof FIELDS;

/** A member's answers; '' without one. */
export type Answers = Readonly<Record<AnswerField, string>>;

/** All fields in the questionnaire's order. */
export const ANSWER_FIELDS = Object.keys(FIELDS) as readonly AnswerField[];

/** The steps in their order, each with its fields. */
export const STEPS = [...new Set(ANSWER_FIELDS.map((field) => FIELDS[field].step))].map(
  (title) => ({ title, fields: ANSWER_FIELDS.filter((field) => FIELDS[field].step === title) }),
);

/** Type guard for the names of the fields. */
export function isAnswerField(key: string): key is AnswerField {
  return Object.hasOwn(FIELDS, key);
}

/** Whether Continue requires the answer; the generated profile requires all of them. */
export function isRequired(field: AnswerField): boolean {
  return FIELDS[field].required;
}

/** How many of the questions have an answer. */
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
