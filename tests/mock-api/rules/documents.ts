import type { MockAnswers, MockMember } from '../types';
import { saveAnswers } from './onboarding';

const MAX_FILES = 10;
const MAX_BYTES = 25 * 1024 * 1024;

const TYPES = ['pdf', 'docx', 'txt', 'pptx', 'xlsx'];

/**
 * The error for invalid documents (docs/product/documents.md#choosing-files); null for valid ones.
 */
export function documentsError(
  files: readonly { name: string; size: number }[],
  alreadyUploaded: number,
): string | null {
  if (files.length === 0) return 'Please upload at least one file.';
  if (files.length + alreadyUploaded > MAX_FILES) return 'Maximum 10 files can be uploaded.';
  const large = files.find(({ size }) => size > MAX_BYTES);
  if (large) return `${large.name} is larger than 25MB.`;
  const unsupported = files.find(
    ({ name }) => !TYPES.includes(name.split('.').at(-1)?.toLowerCase() ?? ''),
  );
  return unsupported ? `${unsupported.name} is not a pdf, docx, txt, pptx or xlsx file.` : null;
}

/** The simulated answers from documents: nine fields, the same for the same names. */
export function answersOfDocuments(fileNames: readonly string[]): Partial<MockAnswers> {
  const source = fileNames.join(', ');
  return {
    background: `Fifteen years of client work, told in ${source}: first in teams, then as an independent adviser.`,
    productServices:
      'A twelve-week program, a day of workshops for teams, and a monthly advisory hour.',
    targetCustomer: 'Owners of service businesses with two to twenty people and a full calendar.',
    problemSolved: 'They work in the business all week and find no hour to work on it.',
    uniqueValueProp: 'One plan on one page, written together in the first week and kept to.',
    coreMessage: 'Less on the list, more of it done.',
    firstOffer: 'Clear Quarter: twelve weeks from a crowded calendar to three priorities.',
    firstOfferPricing: '€1,950, or three payments of €680',
    customerReach: 'Talks at local business circles, a fortnightly letter, and past clients.',
  };
}

/**
 * Fills the blank answers of a member with those of documents.
 * @returns the answers that differ from those that the member has given, which are not changed
 */
export function fillFromDocuments(
  member: MockMember,
  found: Partial<MockAnswers>,
  now: number,
): Record<string, string> {
  const current: Record<string, string> = member.onboarding.answers;
  const [candidates, blanks]: [[string, string][], [string, string][]] = [[], []];
  for (const [field, value] of Object.entries(found)) {
    if ((current[field] ?? '').trim() === '') blanks.push([field, value]);
    else if (current[field] !== value) candidates.push([field, value]);
  }
  saveAnswers(member, Object.fromEntries(blanks), now);
  return Object.fromEntries(candidates);
}
