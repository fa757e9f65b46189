import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The width of an element in whole CSS pixels, known before it is painted; `fallback` without layout. */
export function useWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () => setWidth(Math.floor(target.clientWidth));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);

  return width || fallback;
}
