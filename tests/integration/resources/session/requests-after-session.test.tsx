import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../render-app';

const mockApi = setupMockApi();
const unauthorized = () => HttpResponse.json({ msg: 'Please sign in.' }, { status: 401 });

async function openCatalogue() {
  const { user } = renderApp('/explore', { as: 'maya@lindqvistcoaching.com' });
  await screen.findByRole('button', { name: /^1,284 credits/ });
  await screen.findByRole('button', { name: /credit usage/i });
  return user;
}

it('after a logout no request for member data is sent', async () => {
  const user = await openCatalogue();
  await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(mockApi.calls().at(-1)?.path).toBe('/auth/logout');
});

it('after a rejected refresh no request for member data is sent', async () => {
  const user = await openCatalogue();
  mockApi.server.use(
    http.get('*/api/search', unauthorized),
    http.get('*/auth/refresh', unauthorized),
  );
  await user.type(screen.getByPlaceholderText('Search tools...'), 'agent');
  await screen.findByText('Redirecting to login...');
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(mockApi.calls().at(-1)?.path).toBe('/auth/logout');
});
