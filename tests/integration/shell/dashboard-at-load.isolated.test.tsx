import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const api = setupMockApi();

/** Disables the 4 s timeout after which other code loads without waiting for the catalogue. */
function disableCatalogueTimeout(): void {
  const realSetTimeout = window.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) =>
    ms === 4000 ? 0 : realSetTimeout(run, ms),
  );
}

test('an address that opens the dashboard shows it while the catalogue is still loading', async () => {
  disableCatalogueTimeout();
  api.server.use(http.get('*/api/getTools', () => delay('infinite')));
  renderApp('/explore?modal=usage', { as: 'maya@lindqvistcoaching.com' });
  const opened = screen.findByRole(
    'dialog',
    { name: 'Credit Usage Dashboard' },
    { timeout: 15_000 },
  );
  expect(await opened).toBeVisible();
});
