import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HomePage } from '@/features/home/home-page';
import { ANSWER_FIELDS } from '@/resources/onboarding/questionnaire/fields';
import { findMember } from '@mock-api/database';
import {
  MAYA,
  JONAS,
  mockApi,
  respondTo,
  respondOnce,
  requestsTo,
} from '../../../helpers/mock-api';
import { laterResponse } from '../../../helpers/requests';
import { renderApp, renderPart } from '../../render-app';

const { db } = mockApi;
afterEach(() => {
  localStorage.clear();
});

/** Gives a new member so many answers, and none of the dialogs of the first run. */
function prepareNewMember(count: number) {
  const jonas = findMember(db(), JONAS)!;
  Object.assign(jonas, { isOnboarded: true, paymentDetailsCollected: true });
  for (const field of ANSWER_FIELDS.slice(0, count)) jonas.onboarding.answers[field] = 'Text';
}

function openHome(count: number) {
  prepareNewMember(count);
  return renderPart(<HomePage />, JONAS);
}

const nextStep = async () => within(await screen.findByRole('region', { name: 'Next step' }));

it('a new member with some answers continues the questionnaire at the step of the first missing one', async () => {
  prepareNewMember(7);
  const { user } = renderApp('/', { as: JONAS });
  const step = await nextStep();
  expect(step.getByText(`7 of ${ANSWER_FIELDS.length} answers`)).toBeVisible();
  expect(step.getByText('Saved. Next: Your Business')).toBeVisible();
  await user.click(step.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Your Business' })).toBeVisible();
});

it('a new member with all answers generates the business profile', async () => {
  prepareNewMember(ANSWER_FIELDS.length);
  const { user } = renderApp('/', { as: JONAS });
  const step = await nextStep();
  expect(step.getByText(`Your ${ANSWER_FIELDS.length} answers are saved.`)).toBeVisible();
  await user.click(step.getByRole('link', { name: 'Generate' }));
  await waitFor(() => expect(requestsTo('/generate-profile')).toHaveLength(1));
});

it('a returning member sees the next step until there is a profile, and then never', async () => {
  const maya = findMember(db(), MAYA)!;
  Object.assign(maya.onboarding, { profileData: '' });
  for (const field of ANSWER_FIELDS.slice(16)) maya.onboarding.answers[field] = '';
  const open = () => renderPart(<HomePage />, maya.email);
  const first = open();
  expect(await screen.findByText(`16 of ${ANSWER_FIELDS.length} answers`)).toBeVisible();
  expect(screen.getByText(/^Welcome back/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  first.unmount();

  maya.onboarding.profileData = '# Maya';
  const second = open();
  await waitFor(() =>
    expect(second.queryClient.getQueryData(['onboarding', 'record'])).toBeDefined(),
  );
  expect(screen.queryByRole('region', { name: 'Next step' })).toBeNull();
  second.unmount();

  const { length } = requestsTo('/user/onboarding');
  open();
  await screen.findByText('Pick up where you left off');
  await laterResponse();
  expect(requestsTo('/user/onboarding')).toHaveLength(length);
  expect(screen.queryByText(`16 of ${ANSWER_FIELDS.length} answers`)).toBeNull();
});

it('the answers of a new member that fail to load are loaded again by Retry', async () => {
  respondOnce('/user/onboarding', {}, 500);
  const { user } = openHome(0);
  const step = await nextStep();
  await user.click(await step.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(`0 of ${ANSWER_FIELDS.length} answers`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
});

it('a new member is welcomed with three free tools above the categories, which stay with the credit line when they fail to load again', async () => {
  const { queryClient } = openHome(0);
  const isShown = async () => {
    const section = await screen.findByRole('region', { name: 'Free tools' });
    const links = await within(section).findAllByRole('link', { name: /, Free, Available$/ });
    expect(links).toHaveLength(3);
    expect(await screen.findByText('Credits come with a plan.')).toBeVisible();
  };
  await isShown();
  expect(screen.getByText(/^Welcome,/).parentElement).toHaveTextContent('Welcome, Jonas');
  expect(screen.queryByRole('region', { name: /outputs|left off/ })).not.toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(-2)).toEqual(['Free tools', 'Categories']);
  for (const path of [
    '/user-assets',
    '/getTools',
    '/tokens/history',
    '/tokens/all-stacks',
  ] as const) {
    respondTo(path, {}, 500);
  }
  await act(() => queryClient.refetchQueries({ type: 'active' }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await isShown();
});
