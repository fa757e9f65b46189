import type { MockAnswers } from '../../types';

/** The facts of a practice, each a part of a sentence. */
export interface Practice {
  name: string;
  business: string;
  /** Completes "I spent …". */
  past: string;
  /** Completes "I started because …". */
  because: string;
  /** Completes "In five years …". */
  vision: string;
  /** Completes "We offer …". */
  services: string;
  customer: string;
  problem: string;
  brand: string;
  unique: string;
  message: string;
  offer: string;
  price: string;
  benefit: string;
  /** Null when the member has no second offer yet. */
  second: { offer: string; relation: string; price: string } | null;
  reach: string;
  action: string;
}

/** The 19 answers of the questionnaire for a practice. */
export function answersOf(practice: Practice): MockAnswers {
  return {
    name: practice.name,
    background: `I spent ${practice.past}.`,
    whyStartBusiness: `I started because ${practice.because}.`,
    longTermVision: `In five years ${practice.vision}.`,
    businessName: practice.business,
    productServices: `We offer ${practice.services}.`,
    targetCustomer: practice.customer,
    problemSolved: practice.problem,
    brandPerception: practice.brand,
    uniqueValueProp: practice.unique,
    coreMessage: practice.message,
    firstOffer: practice.offer,
    firstOfferPricing: practice.price,
    firstOfferBenefit: practice.benefit,
    secondOffer: practice.second?.offer ?? '',
    secondOfferRelation: practice.second?.relation ?? '',
    secondOfferPricing: practice.second?.price ?? '',
    customerReach: practice.reach,
    primaryAction: practice.action,
  };
}
