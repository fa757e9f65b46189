import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { stopClock } from '../../../helpers/clock';
import { captchaService } from './captcha-service';

const api = setupMockApi();
const [{ label, email, password }] = DEMO_MEMBERS;
const loginCalls = () => api.calls().filter(({ path }) => path === '/auth/login');

beforeEach(() => {
  // The mode is read when the form's module is loaded.
  vi.resetModules();
  vi.stubEnv('MODE', 'dev');
  vi.stubEnv('VITE_APP_ENV', 'dev');
});
afterEach(() => vi.unstubAllEnvs());

async function openForm() {
  const captcha = captchaService();
  const { SignInForm } = await import('@/features/auth/sign-in-form');
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SignInForm isSignedIn={false} notice={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(captcha.widgets.size).toBe(1));
  return captcha;
}

it.each([
  ['solving the captcha sends the login', false],
  ['editing a field ends it', true],
])('in mode dev a click on a demo member submits the form, and %s', async (_, isEdited) => {
  const captcha = await openForm();
  const button = await screen.findByRole('button', { name: new RegExp(label) });
  expect(button.closest('ul')?.children).toHaveLength(DEMO_MEMBERS.length);
  const clock = stopClock();
  fireEvent.click(button);
  await clock.waitUntil(() => screen.getByText('Please verify the captcha.'));
  fireEvent.click(screen.getByRole('group', { name: 'Captcha' }));
  if (isEdited) fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.com' } });
  const token = captcha.solve();
  await clock.advance(30_000);
  const sent = { body: { email, password, captcha: token } };
  await clock.waitUntil(() => expect(loginCalls()).toMatchObject(isEdited ? [] : [sent]));
});
