import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const api = setupMockApi();
const MAYA = 'maya@lindqvistcoaching.com';
const STORE = 'verified-checkouts';

it('a logout removes the member’s verified payments from storage, and leaves those of others', async () => {
  const { user } = renderApp('/explore', { as: MAYA });
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  const mayasId = api.db().members.find(({ email }) => email === MAYA)?.id;
  const entry = (member: unknown) => ({ kind: 'credits', sessionId: 'cs_1', member, result: {} });
  localStorage.setItem(STORE, JSON.stringify([entry(mayasId), entry('another')]));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByLabelText('Email');
  expect(JSON.parse(localStorage.getItem(STORE) ?? '[]')).toEqual([entry('another')]);
});
