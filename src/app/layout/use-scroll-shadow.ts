import { useEffect, useRef } from 'react';

/** Pixels of scrolling after which the bar gains its shadow (core specification, section 9). */
const SHADOW_AFTER = 10;

/** Sets `data-scrolled` on the bar while the page is scrolled; no scroll event renders anything. */
export function useScrollShadow() {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const update = () =>
      bar.current?.toggleAttribute('data-scrolled', window.scrollY > SHADOW_AFTER);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return bar;
}
