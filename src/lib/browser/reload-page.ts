/**
 * The error of code that could not be loaded: the browser is offline, or a deployment has removed
 * the file.
 */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/**
 * Reloads the page to get code that could not be loaded; not while offline, when the browser would
 * replace the page by its own error page.
 */
export function reloadPage(): void {
  if (!navigator.onLine) return;
  // WebKit caches a failed `modulepreload`, also over a reload, until the URL is requested as
  // another kind of resource.
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')) {
    new Image().src = href;
  }
  window.location.reload();
}
