import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchUser } from '@/resources/session/api';
import { logout } from '@/resources/session/logout';
import { startSession } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const calls: [method: string, settings?: Record<string, unknown>][] = [];

beforeAll(() => {
  vi.stubEnv('VITE_SUPPORT_APP_ID', 'abc');
  window.Intercom = (...call: (typeof calls)[number]) => calls.push(call);
});

afterAll(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(window, 'Intercom');
  Reflect.deleteProperty(window, 'intercomSettings');
});

const booted = () => calls.at(-1)?.[1]?.['email'];

it('the messenger boots for a visitor, for the member who signs in and for a visitor again after the logout', async () => {
  renderApp('/auth');
  await screen.findByRole('button', { name: 'Sign in' });
  await waitFor(() =>
    expect(calls.map(([method]) => method).slice(-2)).toEqual(['shutdown', 'boot']),
  );
  expect(booted()).toBeUndefined();

  calls.length = 0;
  mockApi.signIn('maya@lindqvistcoaching.com');
  startSession(await fetchUser());
  await waitFor(() => expect(booted()).toBe('maya@lindqvistcoaching.com'));
  expect(calls.map(([method]) => method)).toEqual(['shutdown', 'boot']);
  expect(calls[1]?.[1]).toMatchObject({
    intercom_user_jwt: expect.stringMatching(/./) as string,
    created_at: expect.any(Number) as number,
    company: { name: expect.stringMatching(/./) as string },
    subscriptionPlan: expect.stringMatching(/./) as string,
    userType: 'paid',
  });

  calls.length = 0;
  await logout();
  await waitFor(() => expect(calls.map(([method]) => method)).toEqual(['shutdown', 'boot']));
  expect(booted()).toBeUndefined();
});
