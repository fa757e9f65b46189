import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ANSWER_FIELDS, STEPS } from '@/resources/onboarding/fields';
import { deferred, settled } from '../../helpers/deferred';
import { renderApp } from '../render-app';
import { onPhone } from '../shell/window';
import { api, asked, atStep, control, fail, FILLED, JONAS, memberOf, saves } from './helpers';

const TITLES = STEPS.map(({ title }) => title);
const REQUIRED = 'This field is required';

/** Opens the first run's questionnaire. */
async function open() {
  const { user } = renderApp('/explore', { as: JONAS });
  return { user, dialog: await atStep('About You') };
}

async function fill(user: UserEvent, index: number): Promise<void> {
  for (const field of STEPS[index]!.fields) {
    await user.click(control(field));
    await user.paste(FILLED[field]);
  }
}

/** Fills a step and goes on to the next. */
async function pass(user: UserEvent, index: number) {
  await fill(user, index);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  return atStep(TITLES[index + 1]!);
}

/** Fills the record on the server, so that every step can be passed. */
function answerAll(email: string): void {
  Object.assign(memberOf(email).onboarding.answers, FILLED);
}

async function goToLast(user: UserEvent) {
  for (const title of TITLES.slice(1)) {
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await atStep(title);
  }
  return within(screen.getByRole('dialog'));
}

describe('the six steps', () => {
  it('ask, go on, save all 19 answers each time, and end with the trial form', async () => {
    const { user } = await open();
    for (const [index, { fields }] of STEPS.slice(0, 5).entries()) {
      for (const field of fields) {
        const isLine = ['name', 'businessName', 'secondOfferPricing'].includes(field);
        expect(control(field).tagName, field).toBe(isLine ? 'INPUT' : 'TEXTAREA');
        expect(control(field), field).toHaveAccessibleName(/\?$/);
      }
      expect(screen.getByText(`Step ${index + 1} of 6`)).toBeVisible();
      await pass(user, index);
    }
    await fill(user, 5);
    await waitFor(() => expect(saves()).toHaveLength(5));
    expect(asked('GET', '/user/getuserdata')).toBe(1);

    await user.click(screen.getByRole('button', { name: 'Complete' }));
    await screen.findByRole('dialog', { name: 'Complete Your Setup' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(asked('GET', '/user/getuserdata')).toBe(2);
    expect(saves().at(-1)).toEqual(FILLED);
    for (const body of saves()) {
      expect(Object.keys(body).toSorted()).toEqual(ANSWER_FIELDS.toSorted());
    }
    expect(memberOf(JONAS).onboarding.answers).toEqual(FILLED);
    expect(localStorage.getItem(`onboarding-draft:${memberOf(JONAS).id}`)).toBeNull();
  });

  it('open nothing at the end when payment details are there by then', async () => {
    answerAll(JONAS);
    const { user } = await open();
    const dialog = await goToLast(user);
    memberOf(JONAS).paymentDetailsCollected = true;
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked('GET', '/user/getuserdata')).toBe(2));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('let the second offer be left out, and mark what the profile needs', async () => {
    answerAll(JONAS);
    const second = { secondOffer: '', secondOfferRelation: '', secondOfferPricing: '' };
    Object.assign(memberOf(JONAS).onboarding.answers, second);
    const { user } = await open();
    for (const title of TITLES.slice(1, 5)) {
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await atStep(title);
    }
    expect(screen.getAllByText('Needed for your AI profile')).toHaveLength(3);
    for (const field of STEPS[4].fields) {
      expect(control(field)).toHaveAccessibleDescription(/Needed for your AI profile/);
    }
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await atStep('Marketing');
  });

  it('go back one at a time and keep the texts', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await pass(user, 0);
    await user.type(control('businessName'), 'Weberwerk');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await atStep('About You');
    expect(control('background')).toHaveValue(FILLED['background']);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await atStep('Your Business');
    expect(control('businessName')).toHaveValue('Weberwerk');
    expect(screen.getByRole('group', { name: 'Step 2 of 6: Your Business' })).toHaveFocus();
  });

  it('tell how much is answered', async () => {
    const { user } = await open();
    expect(screen.getByText('0%')).toBeVisible();
    await user.type(control('name'), 'Jonas');
    expect(screen.getByText('5%')).toBeVisible();
    await user.type(control('background'), '   ');
    expect(screen.getByText('5%')).toBeVisible();
  });

  it('tell on a phone how many steps have been reached', async () => {
    onPhone();
    const { user } = await open();
    expect(screen.getByText('17%')).toBeVisible();
    await pass(user, 0);
    expect(screen.getByText('33%')).toBeVisible();
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  });
});

describe('a blank required field', () => {
  it('is named, takes the focus and blocks the step, until it is typed into', async () => {
    const { user, dialog } = await open();
    await user.type(control('name'), 'Jonas');
    await user.type(control('background'), '  {Enter} ');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));

    expect(dialog.getAllByText(REQUIRED)).toHaveLength(3);
    expect(screen.getByRole('dialog', { name: 'About You' })).toBeInTheDocument();
    expect(control('name')).toBeValid();
    expect(control('background')).toHaveFocus();
    expect(control('background')).toBeInvalid();
    expect(control('background')).toHaveAccessibleDescription(new RegExp(REQUIRED));
    expect(screen.getByRole('alert')).toHaveTextContent(
      '3 of the answers on this step are missing.',
    );
    expect(saves()).toHaveLength(0);

    await user.type(control('background'), 'x');
    expect(control('background')).not.toHaveAttribute('aria-invalid');
    expect(dialog.getAllByText(REQUIRED)).toHaveLength(2);
  });

  it('blocks the last step too', async () => {
    answerAll(JONAS);
    memberOf(JONAS).onboarding.answers.primaryAction = '';
    const { user } = await open();
    const dialog = await goToLast(user);
    await waitFor(() => expect(saves()).toHaveLength(5));
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(dialog.getByText(REQUIRED)).toBeVisible();
    expect(control('primaryAction')).toHaveFocus();
    expect(saves()).toHaveLength(5);
  });
});

describe('saving', () => {
  it('shows for a second that it is under way, and then that it worked', async () => {
    const { user } = await open();
    const start = performance.now();
    const dialog = await pass(user, 0);
    expect(dialog.getByText('Saving changes...')).toBeVisible();
    expect(dialog.queryByText('Saved')).toBeNull();
    expect(await dialog.findByText('Saved')).toBeVisible();
    expect(performance.now() - start).toBeGreaterThan(990);
    expect(dialog.queryByText('Saving changes...')).toBeNull();

    await user.type(control('businessName'), 'W');
    expect(dialog.queryByText('Saved')).toBeNull();
  });

  it('that fails keeps the texts and the dialog, and can be tried again', async () => {
    fail('post', '/user/onboarding', 500, 1);
    const { user } = await open();
    const dialog = await pass(user, 0);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Saving failed');
    expect(memberOf(JONAS).onboarding.answers.name).toBe('');
    await user.type(control('businessName'), 'Weberwerk');
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('Saved')).toBeVisible();
    expect(memberOf(JONAS).onboarding.answers).toMatchObject({
      name: FILLED['name'],
      businessName: 'Weberwerk',
    });
  });

  it.each<[string, () => Response]>([
    ['success false', () => HttpResponse.json({ success: false, message: 'No.' })],
    ['a page', () => HttpResponse.html('<!doctype html><title>Login</title>')],
    ['no answer at all', () => HttpResponse.error()],
  ])('counts as failed with %s', async (_title, answer) => {
    api.server.use(http.post('*/api/user/onboarding', answer));
    const { user } = await open();
    const dialog = await pass(user, 0);
    expect(await dialog.findByText('Saving failed')).toBeVisible();
  });

  it('that fails on the last step leaves the dialog open with everything in it', async () => {
    answerAll(JONAS);
    const { user } = await open();
    const dialog = await goToLast(user);
    await waitFor(() => expect(saves()).toHaveLength(5));
    fail('post', '/user/onboarding', 503, 1);
    await user.type(control('primaryAction'), ' today');
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    expect(await dialog.findByText('Saving failed')).toBeVisible();
    expect(control('primaryAction')).toHaveValue(`${FILLED['primaryAction']} today`);
    await user.click(dialog.getByRole('button', { name: 'Complete' }));
    await screen.findByRole('dialog', { name: 'Complete Your Setup' });
    expect(memberOf(JONAS).onboarding.answers.primaryAction).toMatch(/ today$/);
  });

  it('one after the other, so that the latest lands last', async () => {
    const first = deferred();
    let isFirst = true;
    api.server.use(
      http.post('*/api/user/onboarding', async () => {
        if (isFirst) {
          isFirst = false;
          await first.promise;
        }
        return undefined;
      }),
    );
    const { user } = await open();
    await pass(user, 0);
    await pass(user, 1);
    await settled();
    expect(saves()).toHaveLength(1);
    expect(await screen.findByText('Still saving...')).toBeVisible();
    first.resolve();
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(memberOf(JONAS).onboarding.answers.problemSolved).toBe(FILLED['problemSolved']);
  });

  it('of a double click is one, and does not scold the step after', async () => {
    const { user } = await open();
    for (const field of STEPS[0].fields) await user.type(control(field), 'x');
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    const dialog = await atStep('Your Business');
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(dialog.queryByText(REQUIRED)).toBeNull();
  });

  it('of quick presses on each step is one each, though a browser counts them together', async () => {
    answerAll(JONAS);
    await open();
    const press = (detail: number) =>
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }), { detail });
    press(1);
    await atStep('Your Business');
    await new Promise((resolve) => setTimeout(resolve, 70));
    press(2);
    await atStep('Brand Identity');
    await waitFor(() => expect(saves()).toHaveLength(2));
  });
});

describe('the saved answers', () => {
  it('are there to begin with', async () => {
    answerAll(JONAS);
    await open();
    expect(control('name')).toHaveValue(FILLED['name']);
    expect(screen.getByText('100%')).toBeVisible();
  });

  it('are waited for', async () => {
    answerAll(JONAS);
    const loaded = deferred();
    api.server.use(
      http.get('*/api/user/onboarding', async () => {
        await loaded.promise;
        return undefined;
      }),
    );
    const { user } = renderApp('/explore', { as: JONAS });
    await screen.findByRole('dialog', { name: 'About You' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('dialog', { name: 'About You' })).toBeInTheDocument();
    loaded.resolve();
    await atStep('About You');
    expect(control('name')).toHaveValue(FILLED['name']);
  });

  it('that can not be loaded are never overwritten by blanks', async () => {
    answerAll(JONAS);
    fail('get', '/user/onboarding', 400);
    const { user, dialog } = await open();
    expect(dialog.getByText('Your saved answers could not be loaded')).toBeVisible();
    for (const field of STEPS[0].fields) await user.type(control(field), 'New');
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await atStep('Your Business');
    await settled();
    expect(saves()).toHaveLength(0);
    expect(dialog.queryByText('Saving failed')).toBeNull();

    api.server.resetHandlers();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(control('businessName')).toHaveValue(FILLED['businessName']));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).toEqual({
      ...FILLED,
      ...Object.fromEntries(STEPS[0].fields.map((field) => [field, 'New'])),
    });
    expect(dialog.queryByText('Your saved answers could not be loaded')).toBeNull();
  });
});
