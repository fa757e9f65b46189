import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createQueryClient } from './app/query-client';
import { loadReporting } from './app/reporting/load-reporting';
import { preloadScreen } from './app/screens';
import { DeferredFont } from './app/start/deferred-font';
import { waitForFirstResponses } from './app/start/first-responses';
import { startApp } from './app/start/start-app';
import { forceLightTheme } from './app/theme';
import { env, EnvError } from './config/env';
import { routerLocation } from './lib/browser/base-path';
import './styles.css';

async function start(root: HTMLElement): Promise<void> {
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

  // If the chunk of the screen can't be loaded, the screen renders that error.
  await Promise.all([
    preloadScreen(routerLocation().pathname).catch(() => undefined),
    waitForFirstResponses(queryClient),
  ]);
  createRoot(root, rootOptions).render(
    <StrictMode>
      <App queryClient={queryClient} />
      <DeferredFont />
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
