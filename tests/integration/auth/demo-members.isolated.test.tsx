import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { DemoMembers } from '@/features/auth/demo-members';
import type { SignInValues } from '@/resources/session/sign-in-rules';
import { setupMockApi } from '@mock-api/node';
import { DEMO_MEMBERS } from '@mock-api/seed/demo-members';
import { stopClock } from '../../helpers/stopped-clock';

const api = setupMockApi();

function open() {
  const onPick = vi.fn<(values: SignInValues) => void>();
  const queryClient = createQueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <DemoMembers onPick={onPick} />
    </QueryClientProvider>,
  );
  return { onPick, queryClient };
}

it('each demo member is a button that picks their email and password', async () => {
  const { onPick } = open();
  await screen.findByRole('heading', { name: 'Demo members' });
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(DEMO_MEMBERS.length);
  const [member] = DEMO_MEMBERS;
  await userEvent.click(screen.getByRole('button', { name: new RegExp(member.label) }));
  expect(onPick).toHaveBeenCalledWith({ email: member.email, password: member.password });
});

it.each([
  ['a 404', () => HttpResponse.json({ msg: 'Not found.' }, { status: 404 })],
  ['a network error', () => HttpResponse.error()],
  ['an HTML response', () => HttpResponse.text('<html></html>')],
  ['a list without valid members', () => HttpResponse.json([{ email: 'x' }, null, 7])],
])('demo members are not shown after %s', async (_, resolver) => {
  api.server.use(http.get('*/api/demo-members', resolver));
  const { queryClient } = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(document.body).toHaveTextContent('');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

describe('the login page in mode dev', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('in mode dev the login page signs a demo member in after one click and the captcha', async () => {
    // The mode is read when the form's module is loaded.
    vi.resetModules();
    vi.stubEnv('MODE', 'dev');
    vi.stubEnv('VITE_APP_ENV', 'dev');
    const { openLogin } = await import('./open-login');
    const { user, captcha, email } = await openLogin();
    const [, member] = DEMO_MEMBERS;
    await user.click(await screen.findByRole('button', { name: new RegExp(member.label) }));
    expect(email).toHaveValue(member.email);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please verify the captcha.');
    await user.click(screen.getByRole('group', { name: 'Captcha' }));
    captcha.solve();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('in mode dev the login of a demo member ends when a field is edited before the captcha is solved', async () => {
    vi.resetModules();
    vi.stubEnv('MODE', 'dev');
    vi.stubEnv('VITE_APP_ENV', 'dev');
    const { openLogin, submitButton } = await import('./open-login');
    const { captcha, email } = await openLogin();
    const [{ label }] = DEMO_MEMBERS;
    const member = await screen.findByRole('button', { name: new RegExp(label) });
    const clock = stopClock();
    fireEvent.click(member);
    await clock.waitUntil(() => screen.getByText('Please verify the captcha.'));
    fireEvent.change(email, { target: { value: 'nora@example.com' } });
    captcha.solve();
    await clock.advance(30_000);
    expect(submitButton()).toHaveTextContent('Sign in');
    expect(api.calls().filter(({ path }) => path === '/auth/login')).toEqual([]);
  });
});
