import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { loadReporting } from './app/reporting/load-reporting';
import { loadFirstPage } from './app/start/load-first-page';
import { startApp } from './app/start/start-app';
import { forceLightTheme } from './app/theme';
import { env, EnvError } from './config/env';
import './styles.css';

/** Starts the download of the controls of the bar, which are evaluated after the first paint. */
function preloadControls(): void {
  document.getElementById('controls')?.setAttribute('rel', 'modulepreload');
}

async function start(root: HTMLElement): Promise<void> {
  preloadControls();
  forceLightTheme();
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    showSettingsError(root, error);
    return;
  }

  const rootOptions = loadReporting();
  const queryClient = createQueryClient();
  startApp(queryClient);

  await loadFirstPage(queryClient);
  createRoot(root, rootOptions).render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}

/** Shows the error of a setting instead of the application. */
function showSettingsError(root: HTMLElement, error: EnvError): void {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.className = 'gutter py-10 text-16';
  message.textContent = `The portal can’t start: ${error.message}`;
  root.replaceChildren(message);
  console.error(error);
}

const root = document.getElementById('root');
if (root) void start(root);
