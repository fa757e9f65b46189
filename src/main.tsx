import './app/start-member-phase';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { waitForFirstAnswers } from './app/first-answers';
import { createQueryClient } from './app/query-client';
import { preloadScreen } from './app/screens';
import { showSettingsError } from './app/settings-error';
import { startApp } from './app/start';
import { forceLightTheme } from './app/theme';
import { env, EnvError } from './config/env';
import { lazyCode } from './lib/lazy-code';
import './styles.css';

const reporting = lazyCode(() => import('./app/reporting/start-reporting'));

async function start(root: HTMLElement): Promise<void> {
  forceLightTheme();
  switchOnFont();
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    showSettingsError(root, error);
    return;
  }

  const { reportUrl } = env();
  if (reportUrl !== null) {
    // The application starts without it, and also when its file can't be fetched.
    reporting.load().then(
      ({ startReporting }) => startReporting(reportUrl),
      () => undefined,
    );
  }

  const queryClient = createQueryClient();
  startApp(queryClient);

  // A chunk that can't be fetched is the screen's own failure, not a blank page.
  await Promise.all([
    preloadScreen(window.location.pathname).catch(() => undefined),
    waitForFirstAnswers(queryClient),
  ]);
  createRoot(root, reportUrl === null ? {} : { onCaughtError: reportError }).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
