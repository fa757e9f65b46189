import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import {
  fillSilently,
  MAYA,
  openLogin,
  openResetLink,
  openResetPassword,
  TYPED,
} from './open-login';

const api = setupMockApi();

/** The forms with a captcha. */
const FORMS = [
  {
    form: 'the login',
    open: () => openLogin(),
    path: '/auth/login',
    values: { Email: MAYA.email, Password: TYPED },
    body: { email: MAYA.email, password: TYPED },
    labels: ['Sign in', 'Signing in...'],
  },
  {
    form: 'the request for a reset link',
    open: () => openResetLink(),
    path: '/auth/resetLink',
    values: { Email: MAYA.email },
    body: { email: MAYA.email },
    labels: ['Send Link', 'Sending...'],
  },
  {
    form: 'the new password',
    open: () => openResetPassword(),
    path: '/auth/resetPassword/good-token',
    values: { 'New Password': TYPED, 'Confirm New Password': TYPED },
    body: { newPassword: TYPED, confirmPassword: TYPED },
    labels: ['Reset Password', 'Resetting...'],
  },
] as const;

type Form = (typeof FORMS)[number];

/** Opens a form whose requests get the response; they are recorded. */
async function openForm({ open, path, labels }: Form, respond: () => Response | Promise<Response>) {
  const bodies: unknown[] = [];
  api.server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      bodies.push(await request.clone().json());
      return respond();
    }),
  );
  const { user, captcha, container } = await open();
  const form = within(screen.queryByRole('dialog') ?? container);
  const name = new RegExp(`^(${[...labels, 'Please Wait...'].join('|')})$`);
  return {
    user,
    captcha,
    bodies,
    form,
    field: (label: string) => form.getByLabelText(label),
    button: () => form.getByRole('button', { name }),
    press: () => user.click(form.getByRole('button', { name })),
    async fill(values: Readonly<Record<string, string>>) {
      for (const [label, value] of Object.entries(values)) {
        await user.clear(form.getByLabelText(label));
        await user.click(form.getByLabelText(label));
        await user.paste(value);
      }
    },
  };
}

it.each(FORMS)(
  '$form is not sent without a solved captcha, which gets the focus and an error',
  async (form) => {
    const page = await openForm(form, () => HttpResponse.json({}));
    await page.fill(form.values);
    await page.press();
    expect(await page.form.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
    expect(page.form.getByRole('group', { name: 'Captcha' })).toHaveFocus();
    expect(page.button()).toHaveTextContent(form.labels[0]);
    expect(page.bodies).toEqual([]);
  },
);

it.each(FORMS)(
  '$form that is submitted several times is sent once, as typed; its error shows the message literally, keeps the values and needs a new captcha',
  async (form) => {
    const pending = deferred<Response>();
    const page = await openForm(form, () => pending.promise);
    await page.fill(form.values);
    const captcha = page.captcha.solve();
    await Promise.all([page.press(), page.press()]);
    expect(page.button()).toHaveTextContent(form.labels[1]);
    await page.press();
    const [label] = Object.keys(form.values);
    await page.user.type(page.field(label!), '{Enter}{Enter}');
    pending.resolve(HttpResponse.json({ msg: TYPED }, { status: 400 }));

    const alert = await page.form.findByRole('alert');
    expect(alert.textContent).toContain(TYPED.trim());
    expect(alert).toHaveFocus();
    expect(page.bodies).toEqual([{ ...form.body, captcha }]);
    for (const [each, value] of Object.entries(form.values)) {
      expect(page.field(each)).toHaveValue(value);
    }
    expect(page.button()).toHaveTextContent(form.labels[0]);
    expect(page.captcha.service.reset).toHaveBeenCalledTimes(1);
    await page.press();
    expect(await page.form.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
    expect(page.bodies).toHaveLength(1);
  },
);

it.each(FORMS)(
  '$form sends the values that a password manager fills in without an event, also after another field was typed',
  async (form) => {
    const page = await openForm(form, () => HttpResponse.json({}, { status: 400 }));
    const [first, ...others] = Object.keys(form.values);
    for (const label of others) await page.fill({ [label]: 'typed' });
    for (const [label, value] of Object.entries(form.values))
      fillSilently(page.field(label), value);
    const captcha = page.captcha.solve();
    await page.press();
    await waitFor(() => expect(page.bodies).toEqual([{ ...form.body, captcha }]));
    expect(page.field(first!)).toHaveValue(Object.values(form.values)[0]);
  },
);

it.each(FORMS)('$form is not sent again after a 429, and shows the time to wait', async (form) => {
  const page = await openForm(form, () => HttpResponse.json({ retryAfter: 300 }, { status: 429 }));
  await page.fill(form.values);
  page.captcha.solve();
  await page.press();
  expect(await page.form.findByRole('alert')).toHaveTextContent(/Please .*5 minutes/);
  expect(page.button()).toHaveTextContent('Please Wait...');
  expect(page.button()).toHaveAttribute('aria-disabled', 'true');
  page.captcha.solve();
  await page.press();
  await page.user.keyboard('{Enter}');
  expect(page.bodies).toHaveLength(1);
});
