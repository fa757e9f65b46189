import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { blockedOrigin, createErrorReport, createReporter } from './reporter';

/**
 * Reports uncaught errors, chunks that failed to load, violations of the content security policy
 * and web vitals to a server (docs/product/shell.md#reports).
 * @param url where `sendBeacon` posts each report as JSON text
 * @returns the cleanup function; the library for web vitals has none
 */
export function startReporting(url: string): () => void {
  const report = createReporter((text) => navigator.sendBeacon(url, text));
  const { origin } = window.location;
  const listeners = new AbortController();
  const { signal } = listeners;

  window.addEventListener('error', ({ error }) => report(createErrorReport(error, origin)), {
    signal,
  });
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => report(createErrorReport(reason, origin)),
    { signal },
  );
  window.addEventListener(
    'vite:preloadError',
    ({ payload }) => {
      const [, file = 'unknown'] = /(assets\/[\w.-]+)/.exec(payload.message) ?? [];
      report({ kind: 'chunk', file });
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) =>
      report({
        kind: 'policy',
        directive: effectiveDirective,
        blocked: blockedOrigin(blockedURI),
      }),
    { signal },
  );
  const reportVital = ({ name, value, rating }: Metric) =>
    report({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating });
  onLCP(reportVital);
  onINP(reportVital);
  onCLS(reportVital);
  return () => listeners.abort();
}
