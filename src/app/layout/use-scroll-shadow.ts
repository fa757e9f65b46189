import { useEffect, useRef } from 'react';

/**
 * Pixels of scrolling after which the bar has a shadow (docs/product/navigation.md#navigation-bar).
 */
const SHADOW_AFTER_PX = 10;

/** Sets `data-scrolled` on the bar while the page is scrolled, without re-rendering. */
export function useScrollShadow() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const update = () =>
      bar.current?.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return bar;
}
