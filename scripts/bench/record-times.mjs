/**
 * Runs in the page before its scripts. Records in `window.bench`, in milliseconds since the start of
 * the navigation: `paint`, the first contentful paint; `cards`, the paint of the first cards;
 * `search`, `credits` and `menu`, when those controls can be used; and, without a unit, `shift`, the
 * cumulative layout shift.
 */
export function recordTimes() {
  const controls = {
    search: 'header input:not(:disabled, [readonly])',
    credits: 'header button[aria-label*=" credits"]:not(:disabled)',
    menu: 'header button[aria-label="Profile menu"]:not(:disabled)',
  };
  const cards = 'main a[href^="/tool/"]';
  const times = { paint: 0, cards: 0, search: 0, credits: 0, menu: 0, shift: 0, shifts: [] };
  window.bench = times;

  const describe = ({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent?.slice(0, 40);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      times.shift += value;
      times.shifts.push(sources.map(describe));
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
      times.paint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });

  const isVisible = (element) => element !== null && element.getClientRects().length > 0;
  const check = () => {
    // In the next frame the card has been painted.
    if (!times.cards && isVisible(document.querySelector(cards))) {
      requestAnimationFrame(() => (times.cards = performance.now()));
    }
    for (const [name, selector] of Object.entries(controls)) {
      if (!times[name] && isVisible(document.querySelector(selector))) {
        times[name] = performance.now();
      }
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
