import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { preloadScreen } from '@/app/screens';
import { takeNotice } from '@/resources/session/notice';
import { endSession } from '@/resources/session/session';
import { loadControls } from '@/app/layout/lazy-controls';
import { renderApp } from '../../render-app';
import { api, atStep, control, focusTab, MAYA } from './helpers';

const KEPT = 'What you typed is kept in this tab.';

/**
 * Ends the session on the server; resolves on the login page to the URL that the next login opens.
 */
async function expire(): Promise<string> {
  api.db().sessions.length = 0;
  focusTab();
  await screen.findByText('Session expired. Please login again.');
  // The response removes the cookies, so it must arrive before the next login.
  await waitFor(() =>
    expect(api.calls().findLast(({ path }) => path === '/auth/logout')?.status).toBe(200),
  );
  const url = new URLSearchParams(window.location.search).get('redirectTo') ?? '';
  return url.slice(url.indexOf('/profile'));
}

/** Opens the answers on the page of the business profile, at the second step. */
async function openSecondStep() {
  await Promise.all([preloadScreen('/profile'), loadControls()]);
  const app = renderApp('/profile?tab=createProfile', { as: MAYA });
  await app.user.click(await screen.findByRole('button', { name: 'Edit answers' }));
  await atStep('About You');
  await app.user.click(screen.getByRole('button', { name: /Continue/ }));
  await atStep('Your Business');
  return app;
}

it('after the session expired, the login page says whether a typed text is kept, and the member returns to the step with it', async () => {
  const { unmount } = await openSecondStep();
  const url = await expire();
  expect(url).toBe('/profile?tab=createProfile&modal=questionnaire&step=2');
  expect(screen.queryByText(KEPT)).toBeNull();
  unmount();

  const typing = renderApp(url, { as: MAYA });
  await atStep('Your Business');
  await typing.user.clear(control('productServices'));
  await typing.user.type(control('productServices'), 'Typed');
  expect(await expire()).toBe(url);
  expect(screen.getByText(KEPT)).toBeVisible();
  typing.unmount();

  renderApp(url, { as: MAYA });
  await atStep('Your Business');
  expect(control('productServices')).toHaveValue('Typed');
});

it('a session that the login of another member ends leaves no notice about the text for that member', async () => {
  const { user } = await openSecondStep();
  await user.type(control('productServices'), '!');
  act(() => endSession('replaced'));
  expect(takeNotice()).toBeUndefined();
});
