/** E-mails of demo members of the mock API. */

/** Has a plan, 1,284 credits, outputs, all answers and a profile. */
export const MAYA = 'maya@lindqvistcoaching.com';
/** Has a plan and 42 credits, 12 of them reserved. */
export const NORA = 'nora@eriksenconsulting.com';
/** Has a plan and 120 credits, all of them reserved. */
export const MARCUS = 'marcus@webbperformance.com';
/** Has a plan and no credits. */
export const TOM = 'tom@okaforoperations.com';
/** On the free plan, without credits. */
export const LENA = 'lena@hartmannhealth.com';
/** New: not onboarded, without payment details. */
export const JONAS = 'jonas@weberwerk.com';
/** Onboarded, without payment details. */
export const AMARA = 'amara@nwosuleadership.com';
