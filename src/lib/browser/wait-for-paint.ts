/**
 * Resolves after the next paint; immediately while the page is hidden, because browsers do not
 * paint it then.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
