import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
  return { captcha, queryClient };
}
const findDemoMember = () => screen.findByRole('button', { name: new RegExp(label) });

it('in mode dev a click on a demo member fills in the form, and solving the captcha sends the login', async () => {
  const { captcha } = await openForm();
  const button = await findDemoMember();
  expect(button.closest('ul')?.children).toHaveLength(DEMO_MEMBERS.length);
  fireEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
  fireEvent.click(screen.getByRole('group', { name: 'Captcha' }));
  const token = captcha.solve();
  await waitFor(() => expect(loginCalls()).toMatchObject([{ body: { email, password } }]));
  expect(loginCalls()).toMatchObject([{ body: { captcha: token } }]);
});

it('in mode dev the login of a demo member ends when a field is edited before the captcha is solved', async () => {
  const { captcha } = await openForm();
  const button = await findDemoMember();
  const clock = stopClock();
  fireEvent.click(button);
  await clock.waitUntil(() => screen.getByText('Please verify the captcha.'));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nora@example.com' } });
  captcha.solve();
  await clock.advance(30_000);
  expect(screen.getByRole('button', { name: 'Sign in' })).toHaveTextContent('Sign in');
  expect(loginCalls()).toEqual([]);
});

it.each([
  ['a 404', () => HttpResponse.json({ msg: 'Not found.' }, { status: 404 })],
  ['a list without valid members', () => HttpResponse.json([{ email: 'x' }, null, 7])],
])('the login form shows no demo members after %s', async (_, resolver) => {
  api.server.use(http.get('*/api/demo-members', resolver));
  const { queryClient } = await openForm();
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
