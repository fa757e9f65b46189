import type { RootOptions } from 'react-dom/client';
import { env } from '@/config/env';
import { lazyCode } from '@/lib/browser/lazy-code';

const reporting = lazyCode(() => import('./start-reporting'));

/**
 * Starts reporting if a URL for it is set (docs/product/shell.md#reports); the application does not
 * wait for it.
 * @returns options of React's root, so that errors caught by a boundary are reported, too
 */
export function loadReporting(): RootOptions {
  const { reportUrl } = env();
  if (reportUrl === null) return {};
  reporting.whenLoaded(({ startReporting }) => startReporting(reportUrl));
  return { onCaughtError: reportError };
}
