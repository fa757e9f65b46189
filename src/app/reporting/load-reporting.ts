import type { RootOptions } from 'react-dom/client';
import { env } from '@/config/env';
import { lazyCode } from '@/lib/lazy-code';

const reporting = lazyCode(() => import('./start-reporting'));

/**
 * Starts reporting where a collector is set (docs/product/shell.md#reports). The application starts
 * without waiting for it.
 * @returns options for the root: errors that a boundary has caught are reported, too
 */
export function loadReporting(): RootOptions {
  const { reportUrl } = env();
  if (reportUrl === null) return {};
  reporting.load().then(
    ({ startReporting }) => startReporting(reportUrl),
    () => undefined,
  );
  return { onCaughtError: reportError };
}
