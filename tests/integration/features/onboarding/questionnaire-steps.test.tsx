import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { storedDraft } from '@/resources/onboarding/questionnaire/drafts';
import { STEPS } from '@/resources/onboarding/questionnaire/fields';
import { memberKey } from '@/resources/session/session';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/later-response';
import { stubPhoneViewport } from '../../app/window';
import { renderApp } from '../../render-app';
import { api, atStep, control, countRequests, JONAS, MAYA, memberOf, saves } from './helpers';
import { answerAll, goToLast, open, completeStep } from './walk-questionnaire';

const OPTIONAL_NOTE = 'Optional now. Needed for your AI profile.';

/** Opens the questionnaire with Maya's saved answers. */
async function openSaved() {
  await preloadScreen('/profile');
  const { user } = renderApp('/profile', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  return { user, dialog: await atStep('About You') };
}

it('the name of a new member is prefilled from the account and saved without being typed', async () => {
  const { user, dialog } = await open();
  expect(control('name')).toHaveValue('Jonas Weber');
  expect(dialog.queryByText('Unsaved draft')).toBeNull();
  for (const field of ['background', 'whyStartBusiness', 'longTermVision'] as const) {
    await user.type(control(field), 'x');
  }
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ name: 'Jonas Weber', background: 'x' });
});

it('a press on a step with saved answers opens it and saves what was typed', async () => {
  const { user, dialog } = await openSaved();
  await user.type(control('background'), '!');
  expect(dialog.getByText('1 edit')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Premium Offer, answered' }));
  await atStep('Premium Offer');
  expect(screen.getByRole('group', { name: 'Step 5 of 6: Premium Offer' })).toHaveFocus();
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /^About You/ }));
  await atStep('About You');
  expect(saves()).toHaveLength(1);
});

it('each question has a sentence of help, except for the names and the price of the premium offer', async () => {
  const { user } = await openSaved();
  const withoutHelp: string[] = [];
  for (const { title, fields } of STEPS) {
    if (title !== 'About You') {
      await user.click(screen.getByRole('button', { name: `${title}, answered` }));
    }
    await atStep(title);
    for (const field of fields) {
      const ids = control(field).getAttribute('aria-describedby')?.split(' ') ?? [];
      const texts = ids.map((id) => document.getElementById(id)?.textContent);
      if (texts.every((text) => text === OPTIONAL_NOTE)) withoutHelp.push(field);
    }
  }
  expect(withoutHelp).toEqual(['name', 'businessName', 'secondOfferPricing']);
});

it('a new member can open only the steps up to the first blank required answer', async () => {
  const { user } = await open();
  expect(screen.queryByRole('button', { name: /^Your Business/ })).toBeNull();
  await completeStep(user, 0);
  expect(await screen.findByRole('button', { name: 'About You, answered' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Brand Identity/ })).toBeNull();
});

it('with a blank answer on a step the later steps are not buttons, and Continue shows the validation error', async () => {
  const { user, dialog } = await openSaved();
  await user.clear(control('background'));
  expect(dialog.queryByRole('button', { name: /^Marketing/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(dialog.getByText('This field is required')).toBeVisible();
});

it('the steps are buttons above the questions on a phone', async () => {
  stubPhoneViewport();
  const { user, dialog } = await openSaved();
  const steps = within(dialog.getByRole('list', { name: 'Steps' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(6);
  await user.click(steps.getByRole('button', { name: 'Step 6: Marketing, answered' }));
  await atStep('Marketing');
});

it('Discard removes the unsaved draft and Undo restores it', async () => {
  const { user, dialog } = await openSaved();
  const saved = control('background').value;
  await user.type(control('background'), ' More.');
  expect(dialog.getByText('Unsaved draft')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(control('background')).toHaveValue(saved);
  expect(dialog.queryByText('Unsaved draft')).toBeNull();
  expect(storedDraft.read(memberKey(memberOf(MAYA)))).toEqual({});
  // jsdom does not load the style that lets the toast receive pointer events above a dialog.
  fireEvent.click(await screen.findByText('Undo'));
  expect(control('background')).toHaveValue(`${saved} More.`);
  expect(storedDraft.read(memberKey(memberOf(MAYA)))).toEqual({ background: `${saved} More.` });
});

it('an unsaved draft of an earlier visit is shown beside the saved answers and can be discarded', async () => {
  localStorage.setItem(`onboarding-draft:${memberKey(memberOf(MAYA))}`, '{"background":"Typed"}');
  await preloadScreen('/profile');
  const { user } = renderApp('/profile', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'View Business Profile' }));
  expect(await screen.findByText('Unsaved draft')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Unsaved draft')).toBeNull());
  expect(storedDraft.read(memberKey(memberOf(MAYA)))).toEqual({});
});

it('Choose files in the first step opens the documents, and Edit answers returns to the step', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Choose files' }));
  const documents = await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  await user.click(within(documents).getByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  await user.type(control('background'), 'x');
  await waitFor(() => expect(control('background')).toHaveFocus());
});

it('the list of steps has the keyboard focus of its own only while no step is a button', async () => {
  const { user } = await open();
  await user.tab();
  expect(screen.getByRole('group', { name: 'Steps' })).toHaveFocus();
  await completeStep(user, 0);
  expect(screen.getByRole('group', { name: 'Steps' })).not.toHaveAttribute('tabindex');
});

it('Back closes the documents above the questionnaire, and the next Back closes the questionnaire', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Choose files' }));
  await screen.findByRole('dialog', { name: 'Generate Your Business Profile' });
  act(() => window.history.back());
  await atStep('About You');
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByText('Step 1 of 6')).toBeNull());
  expect(window.location.pathname).toBe('/explore');
});

/** Uploads a document that suggests another background, and presses Overwrite. */
async function overwriteBackground(user: UserEvent) {
  api.server.use(
    http.post('*/api/user/onboarding/upload', () =>
      HttpResponse.json({
        overwriteRequest: true,
        overwriteCandidates: { background: 'From the documents' },
      }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Choose files' }));
  const documents = within(
    await screen.findByRole('dialog', { name: 'Generate Your Business Profile' }),
  );
  await user.upload(documents.getByLabelText('choose files'), new File(['Text'], 'Plan.pdf'));
  await user.click(documents.getByRole('button', { name: /^Submit/ }));
  await user.click(await screen.findByRole('button', { name: 'Overwrite' }));
  return documents;
}

it('answers from documents replace those typed in the open questionnaire, also in the next save', async () => {
  answerAll(JONAS);
  const { user } = await open();
  await user.type(control('background'), ' Typed.');
  const documents = await overwriteBackground(user);
  await screen.findByText('Form submitted successfully!');
  await user.click(documents.getByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  expect(control('background')).toHaveValue('From the documents');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({ background: 'From the documents' });
});

it('answers from documents replace those whose save is in flight', async () => {
  const pendingSave = deferred();
  api.server.use(
    http.post('*/api/user/onboarding', () => pendingSave.promise.then(() => undefined), {
      once: true,
    }),
  );
  answerAll(JONAS);
  const { user } = await open();
  await user.type(control('background'), ' Typed.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await atStep('Your Business');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await atStep('About You');
  await overwriteBackground(user);
  await laterResponse();
  pendingSave.resolve();
  await screen.findByText('Form submitted successfully!');
  await laterResponse();
  expect(memberOf(JONAS).onboarding.answers.background).toBe('From the documents');
  expect(control('background')).toHaveValue('From the documents');
});

it('Update saves the edited answers, closes the questionnaire and offers the generation, which starts on the profile page', async () => {
  const { user } = await openSaved();
  expect(control('name')).toHaveValue('Maya Lindqvist');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.clear(control('name'));
  await user.type(control('name'), 'Maya L.');
  const dialog = await goToLast(user);
  expect(dialog.queryByRole('button', { name: 'Complete' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('19 answers saved.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(memberOf(MAYA).onboarding.answers.name).toBe('Maya L.');
  expect(countRequests('GET', '/user/getuserdata')).toBe(0);
  await user.click(await screen.findByRole('button', { name: 'Generate your business profile' }));
  expect(await screen.findByText('Your profile is written.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.search).toBe('?tab=createProfile');
});

it('choosing a missing answer opens the questionnaire at its question', async () => {
  answerAll(JONAS);
  memberOf(JONAS).onboarding.answers.secondOfferRelation = '';
  await preloadScreen('/profile');
  const { user } = renderApp('/profile', { as: JONAS });
  await user.click(await screen.findByRole('button', { name: 'Create Business Profile' }));
  await user.click(await screen.findByRole('button', { name: 'View Profile' }));
  await user.click(await screen.findByRole('button', { name: 'Generate' }));
  await user.click(await screen.findByRole('button', { name: 'Second offer relation' }));
  await atStep('Premium Offer');
  await waitFor(() => expect(control('secondOfferRelation')).toHaveFocus());
});

it('after Complete the next dialog opens, and the toast counts the answers when some are blank', async () => {
  answerAll(JONAS);
  Object.assign(memberOf(JONAS).onboarding.answers, { secondOffer: '' });
  const { user } = await open();
  const dialog = await goToLast(user);
  await user.click(dialog.getByRole('button', { name: 'Complete' }));
  expect(await screen.findByText('18 of 19 answers saved.')).toBeVisible();
  await screen.findByRole('dialog', { name: 'Complete Your Setup' });
  expect(screen.queryByRole('button', { name: 'Generate your business profile' })).toBeNull();
});
