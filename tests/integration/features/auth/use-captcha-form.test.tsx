import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { deferred } from '../../../helpers/deferred';
import { laterResponse } from '../../../helpers/requests';
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
    invalid: { Email: 'maya' },
    message: 'Please enter a valid email address.',
  },
  {
    form: 'the request for a reset link',
    open: () => openResetLink(),
    path: '/auth/resetLink',
    values: { Email: MAYA.email },
    body: { email: MAYA.email },
    labels: ['Send Link', 'Sending...'],
    invalid: { Email: 'maya' },
    message: 'Please enter a valid email address',
  },
  {
    form: 'the new password',
    open: () => openResetPassword(),
    path: '/auth/resetPassword/good-token',
    values: { 'New Password': TYPED, 'Confirm New Password': TYPED },
    body: { newPassword: TYPED, confirmPassword: TYPED },
    labels: ['Reset Password', 'Resetting...'],
    invalid: { 'Confirm New Password': 'other' },
    message: 'Passwords do not match.',
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
  const page = await open();
  const form = within(screen.queryByRole('dialog') ?? page.container);
  const name = new RegExp(`^(${[...labels, 'Please Wait...'].join('|')})$`);
  return {
    user: page.user,
    captcha: page.captcha,
    bodies,
    form,
    field: (label: string) => form.getByLabelText(label),
    button: () => form.getByRole('button', { name }),
    press: () => page.user.click(form.getByRole('button', { name })),
    fill: (values: Readonly<Record<string, string>>) => page.fillFields(values),
  };
}

it.each(FORMS)(
  '$form is not sent with an invalid value, nor without a solved captcha: that gets the focus and an error until it is edited',
  async (form) => {
    const page = await openForm(form, () => HttpResponse.json({}));
    await page.fill({ ...form.values, ...form.invalid });
    await page.press();
    const [[label, value]] = Object.entries(form.invalid) as [[string, string]];
    expect(page.field(label)).toHaveFocus();
    expect(page.field(label)).toBeInvalid();
    expect(page.field(label)).toHaveAccessibleDescription(form.message);
    await page.user.type(page.field(label), value);
    expect(page.form.queryByText(form.message)).toBeNull();

    await page.fill(form.values);
    await page.press();
    expect(await page.form.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
    const captcha = page.form.getByRole('group', { name: 'Captcha' });
    expect(captcha).toHaveFocus();
    expect(captcha).toHaveAccessibleDescription('Please verify the captcha.');
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
    pending.resolve(HttpResponse.json({ success: false, msg: TYPED }));

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
  '$form sends the values that a password manager fills in without an event, even after another field was typed, and is not sent again after a 429',
  async (form) => {
    const limited = () => HttpResponse.json({ retryAfter: 300 }, { status: 429 });
    const page = await openForm(form, limited);
    for (const label of Object.keys(form.values).slice(1)) await page.fill({ [label]: 'typed' });
    for (const [label, value] of Object.entries(form.values))
      fillSilently(page.field(label), value);
    const captcha = page.captcha.solve();
    await page.press();
    expect(await page.form.findByRole('alert')).toHaveTextContent(/Please .*5 minutes/);
    expect(page.button()).toHaveTextContent('Please Wait...');
    expect(page.button()).toHaveAttribute('aria-disabled', 'true');
    page.captcha.solve();
    await page.press();
    await page.user.type(page.field(Object.keys(form.values)[0]!), '{Enter}');
    await laterResponse();
    expect(page.bodies).toEqual([{ ...form.body, captcha }]);
  },
);
