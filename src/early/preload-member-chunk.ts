/**
 * Starts the download of the member phase (src/app/start/phases.ts) when that of the application's script
 * has ended: the network is idle while the browser compiles and runs it. Without effect in the
 * development server, whose page has no link to the chunk.
 */
export function preloadMemberChunk(): void {
  const link = document.getElementById('member-chunk');
  const script = document.querySelector<HTMLScriptElement>('script[type=module]');
  if (!link || !script) return;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(script.src).length === 0) return;
    observer.disconnect();
    link.setAttribute('rel', 'modulepreload');
  });
  observer.observe({ type: 'resource', buffered: true });
}
