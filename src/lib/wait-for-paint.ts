/**
 * Resolves when what is on the page now has been painted; immediately for a page in the background,
 * which is not painted.
 */
export function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
