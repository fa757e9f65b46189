import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberKey } from '@/resources/session/session';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../../render-app';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const STORAGE_KEY = 'verified-checkouts';

it('a logout removes the member’s stored results of checkouts, and keeps those of other members', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  const mayasKey = memberKey(api.db().members.find(({ email }) => email === MAYA));
  const resultOf = (member: unknown) => ({
    kind: 'credits',
    sessionId: 'cs_1',
    member,
    result: {},
  });
  localStorage.setItem(STORAGE_KEY, JSON.stringify([resultOf(mayasKey), resultOf('another')]));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByLabelText('Email');
  expect(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')).toEqual([resultOf('another')]);
});
