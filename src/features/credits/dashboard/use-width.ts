import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element in CSS pixels, corrected before it is painted.
 * @param likely the width that the layout is expected to give; right, it saves a second layout
 */
export function useWidth(element: RefObject<HTMLElement | null>, likely: number): number {
  const [width, setWidth] = useState(likely);

  useEffect(() => {
    const target = element.current;
    // jsdom lays nothing out.
    if (!target || typeof ResizeObserver === 'undefined') return;
    // An observer waits for the layout; reading the width here would force one more.
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) {
        flushSync(() => setWidth(entry.contentRect.width));
      }
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return width;
}
