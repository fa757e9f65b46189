import type { Answers } from './fields';

/**
 * The saved answers with the account's name in a blank `name`
 * (docs/product/onboarding.md#questionnaire).
 */
export function prefillName(answers: Answers, accountName: string): Answers {
  return answers.name.trim() === '' ? { ...answers, name: accountName.trim() } : answers;
}
