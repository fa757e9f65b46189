import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

/**
 * The bar at the top of a page, around its content.
 * @param compact reduces its height and keeps the position of the logo
 */
export function BarFrame({ compact, children }: { compact: boolean; children: ReactNode }) {
  return (
    <header
      ref={useScrollShadow()}
      className={cx(
        '@container sticky top-0 z-20 min-h-(--bar) border-b border-line bg-surface data-scrolled:shadow-bar',
        // The margin is what it is lower, so that a page begins at the same height below each bar.
        compact && 'mb-1 [--bar:3.5rem] sm:mb-2',
      )}
    >
      {/* From 768 px up it wraps if large text needs more than one row. On phones its parts leave
          out what they can. */}
      <div
        className={cx(
          'frame flex min-h-14.5 items-center gap-x-4 gap-y-1 py-1.5 md:flex-wrap max-md:gap-2 max-[359px]:gap-1 sm:min-h-15',
          // The compact bar is less high than this row, so that the logo keeps its position.
          compact && '-mb-[5px]',
        )}
      >
        {children}
      </div>
    </header>
  );
}

/**
 * Pixels of scrolling after which the bar has a shadow (docs/product/navigation.md#navigation-bar).
 */
const SHADOW_AFTER_PX = 10;

/** Sets `data-scrolled` on the bar while the page is scrolled, without re-rendering. */
function useScrollShadow() {
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
