import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../../render-app';

const api = setupMockApi();

test('a URL that opens the dashboard shows it while the catalogue is still loading', async () => {
  api.server.use(http.get('*/api/getTools', () => delay('infinite')));
  renderApp('/explore?modal=usage', { as: 'maya@lindqvistcoaching.com' });
  const name = 'Credit Usage Dashboard';
  // Loads the code of the whole portal, which takes seconds on a busy machine.
  expect(await screen.findByRole('dialog', { name }, { timeout: 40_000 })).toBeVisible();
});
