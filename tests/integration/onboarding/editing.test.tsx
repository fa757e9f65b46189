import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { STEPS } from '@/resources/onboarding/fields';
import { laterResponse } from '../../helpers/later-response';
import { renderApp } from '../render-app';
import { countRequests, atStep, control, FILLED, JONAS, MAYA, memberOf } from './helpers';

async function openProfile(as: string, button: string) {
  await preloadScreen('/profile');
  const { user } = renderApp('/profile', { as });
  await user.click(await screen.findByRole('button', { name: button }));
  return {
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Generate Your Business Profile' })),
  };
}

it('Edit answers opens the questionnaire with the saved answers and Update closes it at the end', async () => {
  const { user, dialog } = await openProfile(MAYA, 'View Business Profile');
  await user.click(await dialog.findByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  expect(control('name')).toHaveValue('Maya Lindqvist');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.clear(control('name'));
  await user.type(control('name'), 'Maya L.');
  for (const { title } of STEPS.slice(1)) {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await atStep(title);
  }
  expect(screen.queryByRole('button', { name: 'Complete' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(memberOf(MAYA).onboarding.answers.name).toBe('Maya L.');
  await laterResponse();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(countRequests('GET', '/user/getuserdata')).toBe(0);
});

it('choosing a missing answer opens the questionnaire at its question', async () => {
  Object.assign(memberOf(JONAS).onboarding.answers, FILLED, { secondOfferRelation: '' });
  const { user, dialog } = await openProfile(JONAS, 'Create Business Profile');
  await user.click(dialog.getByRole('button', { name: 'View Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Second offer relation' }));
  await atStep('Premium Offer');
  await waitFor(() => expect(control('secondOfferRelation')).toHaveFocus());
});
