import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keyOfMember } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../../render-app';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const RESULTS = JSON.stringify([{ kind: 'credits', sessionId: 'cs_1', result: {} }]);

it('a logout removes the member’s stored results of checkouts, and keeps those of other members', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  const mayasKey = keyOfMember(api.db().members.find(({ email }) => email === MAYA));
  localStorage.setItem(`verified-checkouts:${mayasKey}`, RESULTS);
  localStorage.setItem('verified-checkouts:another', RESULTS);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByLabelText('Email');
  expect(localStorage.getItem(`verified-checkouts:${mayasKey}`)).toBeNull();
  expect(localStorage.getItem('verified-checkouts:another')).toBe(RESULTS);
});
