import type { RootOptions } from 'react-dom/client';
import { env } from '@/config/env';

/**
 * Starts reporting if a URL for it is set (docs/product/shell.md#reports); the application does not
 * wait for it.
 * @returns options of React's root, so that errors caught by a boundary are reported, too
 */
export function loadReporting(): RootOptions {
  const { reportUrl } = env();
  if (reportUrl === null) return {};
  import('./start-reporting').then(
    ({ startReporting }) => startReporting(reportUrl),
    () => undefined,
  );
  return { onCaughtError: reportError };
}
