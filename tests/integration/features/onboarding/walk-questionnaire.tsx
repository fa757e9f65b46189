import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { OnboardingDialogs } from '@/features/onboarding/onboarding-dialogs';
import { STEPS } from '@/resources/onboarding/questionnaire/fields';
import { renderPart } from '../../render-app';
import { atStep, control, FILLED, JONAS, memberOf } from './helpers';

const TITLES = STEPS.map(({ title }) => title);

/** Renders the first run of a member without the page. */
export const openFirstRun = (as: string, path = '/explore') =>
  renderPart(<OnboardingDialogs />, as, path);

/** Opens the first run's questionnaire. */
export async function open() {
  const app = openFirstRun(JONAS);
  return { ...app, dialog: await atStep('About You') };
}

export async function fill(user: UserEvent, index: number): Promise<void> {
  for (const field of STEPS[index]!.fields) {
    await user.clear(control(field));
    await user.paste(FILLED[field]);
  }
}

/** Fills a step and continues to the next one. */
export async function completeStep(user: UserEvent, index: number) {
  await fill(user, index);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return atStep(TITLES[index + 1]!);
}

/** Fills the record on the server, so that each step is complete. */
export function answerAll(email: string): void {
  Object.assign(memberOf(email).onboarding.answers, FILLED);
}

/** Opens the last step by its entry in the list of steps; that saves once. */
export async function goToLast(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Marketing/ }));
  return atStep('Marketing');
}
