/**
 * Runs inline in index.html and 404.html: starts the service worker and opens the page again, which
 * the worker then serves.
 */
import { STARTED_KEY } from './started-key';

/** The paths at which the demo may be served, for a page of the demo: its own folder first. */
function possibleBases(pathname: string): string[] {
  const folders = pathname.split('/').filter(Boolean);
  return folders
    .map((_, index) => `/${folders.slice(0, folders.length - index).join('/')}/`)
    .concat('/');
}

/** Registers the worker and returns the path of the demo; `null` if no folder has one. */
async function registerWorker(): Promise<string | null> {
  for (const base of possibleBases(window.location.pathname)) {
    try {
      // One after the other: the demo is in the deepest folder that has a worker.
      await navigator.serviceWorker.register(`${base}worker.js`);
      return base;
    } catch {
      // The folder has no worker.
    }
  }
  return null;
}

async function start(): Promise<string | null> {
  if (!('serviceWorker' in navigator)) {
    return 'This demo needs a service worker. Open it over HTTPS, in a window that is not private.';
  }
  if (sessionStorage.getItem(STARTED_KEY) !== null) {
    sessionStorage.removeItem(STARTED_KEY);
    return 'The service worker of this demo does not respond. Please reload the page.';
  }
  const base = await registerWorker();
  if (base === null) return 'The service worker of this demo could not be loaded.';
  sessionStorage.setItem(STARTED_KEY, '1');
  if (!window.location.pathname.startsWith(base)) {
    window.location.replace(base);
    return null;
  }
  await navigator.serviceWorker.ready;
  window.location.reload();
  return null;
}

const status = document.getElementById('status');
void start()
  .catch((error: unknown) => `The demo cannot start: ${String(error)}`)
  .then((problem) => {
    if (status && problem !== null) status.textContent = problem;
  });
