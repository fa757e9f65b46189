import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element in CSS pixels, corrected before it is painted.
 * @param estimate the initial width; a correct one saves a second layout
 */
export function useWidth(element: RefObject<HTMLElement | null>, estimate: number): number {
  const [width, setWidth] = useState(estimate);

  useEffect(() => {
    const target = element.current;
    // jsdom has no `ResizeObserver`.
    if (!target || typeof ResizeObserver === 'undefined') return;
    // Reading the width here would force a layout; the observer is called after the layout.
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
