/**
 * The 19 answers of the questionnaire and the six steps they are asked in (credits specification,
 * sections 3 to 5).
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

/** A question's key, as the server knows it. */
export type AnswerField = (typeof STEPS)[number]['fields'][number];

/** What a member answered; '' where nothing yet. */
export type Answers = Readonly<Record<AnswerField, string>>;

/** All 19 in the order in which they are asked. */
export const ANSWER_FIELDS: readonly AnswerField[] = STEPS.flatMap(({ fields }) => [...fields]);

/** What a question is about, in words, where fields are listed. */
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

/** Whether a key of an answer is one of the 19. */
export function isAnswerField(key: string): key is AnswerField {
  return FIELD_SET.has(key);
}

/** The fields without an answer, blanks counting as none; in the order of the questions. */
export function missingFields(answers: Answers): AnswerField[] {
  return ANSWER_FIELDS.filter((field) => answers[field].trim() === '');
}
