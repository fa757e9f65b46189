import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onboardingRecordQuery } from '@/resources/onboarding/queries';
import { findMember } from '@mock-api/database';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { MAYA, mockApi, respondTo } from '../../../helpers/mock-api';
import { stubPhoneViewport } from '../../app/window';
import { answerMember, openProfile } from './open-profile';

const main = () => within(screen.getByRole('main'));

function fact(name: string): Element | null {
  return main().getByText(name).nextElementSibling;
}

function picture(): HTMLImageElement | null {
  return main().getByRole('img', { name: 'Profile picture' }).querySelector('img');
}

it('the profile page shows the name, email, last login, subscription and number of outputs, and Manage Subscription goes to the plans', async () => {
  const { user } = await openProfile();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Your Profile$/);
  expect(document.title).toContain('Your Profile');
  expect(main().getByText('Active Member')).toBeVisible();
  expect(main().getByRole('heading', { name: 'Maya Lindqvist' })).toBeVisible();
  expect(main().getByText(MAYA)).toBeVisible();
  expect(fact('Last Login')).toHaveTextContent(/^Today$/);
  expect(fact('Subscription')).toHaveTextContent(/^Active$/);
  await waitFor(() => expect(fact('Outputs')).toHaveTextContent(/^14$/));
  await user.click(await main().findByRole('button', { name: 'Manage Subscription' }));
  expect(window.location.pathname).toBe('/subscription');
});

it('the button of the business profile creates it until all answers are there, as the number below it shows', async () => {
  const { queryClient } = await openProfile();
  expect(
    await screen.findByText(`${ANSWER_FIELDS.length} of ${ANSWER_FIELDS.length} answers`),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'View Business Profile' })).toBeVisible();
  Object.assign(findMember(mockApi.db(), MAYA)!.onboarding.answers, { name: '', background: ' ' });
  await act(() => queryClient.invalidateQueries(onboardingRecordQuery));
  expect(
    await screen.findByText(`${ANSWER_FIELDS.length - 2} of ${ANSWER_FIELDS.length} answers`),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Business Profile' })).toBeVisible();
});

it('a member without a name, answers that load and subscription data is shown as Member, with Create Business Profile and no Manage Subscription', async () => {
  answerMember({ username: null, email: null });
  respondTo('/user/onboarding', {}, 500);
  respondTo('/subscription/credit-purchase-status', { success: false });
  await openProfile();
  expect(await screen.findByRole('button', { name: 'Create Business Profile' })).toBeVisible();
  expect(main().getByRole('heading', { name: 'Member' })).toBeVisible();
  expect(main().queryByText('Manage Subscription')).toBeNull();
});

it('the member’s picture is loaded from the asset bucket, and keeps its URL after a re-render', async () => {
  answerMember({ profilePic: JSON.stringify('avatars/maya.svg') });
  const { user } = await openProfile();
  const url = picture()?.src;
  expect(url).toContain(`${import.meta.env['VITE_ASSET_BUCKET_URL']}/avatars/maya.svg?t=`);
  await user.click(screen.getByRole('tab', { name: 'Assessment' }));
  expect(picture()?.src).toBe(url);
});

it('on a phone the card shows the member and the business profile, and a press opens the rest', async () => {
  stubPhoneViewport();
  const { user } = await openProfile();
  expect(await main().findByRole('button', { name: 'View Business Profile' })).toBeVisible();
  expect(main().getByText('Last Login')).not.toBeVisible();
  const member = main().getByRole('button', { name: /^Maya Lindqvist/ });
  expect(member).toHaveAttribute('aria-expanded', 'false');
  expect(member.querySelector('img')).not.toBeNull();
  await user.click(member);
  expect(member).toHaveAttribute('aria-expanded', 'true');
  // The picture of the row gives way to the larger one.
  expect(member.querySelector('img')).toBeNull();
  expect(main().getByText(MAYA)).toBeVisible();
  expect(fact('Last Login')).toHaveTextContent(/^Today$/);
  expect(main().getByRole('button', { name: 'Change picture' })).toBeVisible();
  expect(main().getByRole('button', { name: 'My Usage' })).toBeVisible();
  expect(await main().findByRole('button', { name: 'Manage Subscription' })).toBeVisible();
});

it('Upgrade Your Plan opens the form of the provider', async () => {
  const { user } = await openProfile();
  await user.click(screen.getByRole('button', { name: 'Upgrade Your Plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upgrade Your Plan' });
  const frame = within(dialog).getByTitle('Upgrade Your Plan');
  expect(frame.tagName).toBe('IFRAME');
  expect(frame).toHaveAttribute('src', import.meta.env['VITE_UPGRADE_FORM_URL']);
  expect(frame).toHaveAttribute('sandbox');
});
