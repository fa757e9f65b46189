import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { preloadScreen, screens } from '@/app/screens';
import { paths } from '@/config/paths';
import { LazyUsageDashboard } from '@/features/credits/dashboard/lazy-usage-dashboard';
import { balanceQuery } from '@/resources/credits/queries';
import { setupMockApi } from '@mock-api/node';
import { loadControls } from '@/app/layout/lazy-controls';
import { stopClock } from '../../../helpers/clock';
import { renderApp } from '../../render-app';

it('the usage status is requested 500 ms after the last request, and the tool page and the dashboard 5 s after it', async () => {
  const { calls } = setupMockApi();
  const requestIdle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', requestIdle);
  await Promise.all([preloadScreen(paths.subscriptionSuccess), loadControls()]);
  const { advance, waitUntil } = stopClock();
  const { queryClient } = renderApp(paths.subscriptionSuccess, {
    as: 'maya@lindqvistcoaching.com',
  });
  const isIdle = () => expect(queryClient.isFetching()).toBe(0);
  const usageCalls = () => calls().filter(({ path }) => path === '/usage/status');
  await waitUntil(() => screen.getByLabelText('Profile menu'));
  await waitUntil(isIdle);
  await advance(499);
  expect(usageCalls()).toHaveLength(0);
  await advance(1);
  await waitUntil(() => expect(usageCalls()).toHaveLength(1));
  await waitUntil(isIdle);

  // A request starts the time anew.
  await advance(4999);
  await act(() => queryClient.refetchQueries(balanceQuery));
  await advance(4999);
  expect(requestIdle).not.toHaveBeenCalled();
  await advance(1);
  expect(requestIdle).toHaveBeenCalledOnce();
  const [loadTool, loadDashboard] = [screens.tool, LazyUsageDashboard].map((part) =>
    vi.spyOn(part, 'preload'),
  );
  requestIdle.mock.calls[0]![0]();
  expect(loadTool).toHaveBeenCalledOnce();
  expect(loadDashboard).toHaveBeenCalledOnce();
  expect(usageCalls()).toHaveLength(1);
});
