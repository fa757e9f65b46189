import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { setupMockApi } from '@mock-api/node';
import { renderApp } from '../render-app';

const api = setupMockApi();

/** The catalogue never responds in this test. */
function endPatience(): void {
  const start = window.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === 4000 ? 0 : start(run, ms)));
}

test('an address that opens the dashboard shows it while the catalogue is still loading', async () => {
  endPatience();
  api.server.use(http.get('*/api/getTools', () => delay('infinite')));
  renderApp('/explore?modal=usage', { as: 'maya@lindqvistcoaching.com' });
  const opened = screen.findByRole(
    'dialog',
    { name: 'Credit Usage Dashboard' },
    { timeout: 15_000 },
  );
  expect(await opened).toBeVisible();
});
