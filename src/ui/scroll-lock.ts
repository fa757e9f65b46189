import { useLayoutEffect } from 'react';

let holders = 0;

function lock(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (holders === 0) {
    // The room of the vanishing scrollbar stays, so that the page behind does not move.
    const gap = Math.max(0, window.innerWidth - clientWidth);
    style.overflow = 'hidden';
    document.body.style.paddingRight = `${gap}px`;
  }
  holders += 1;

  return () => {
    holders -= 1;
    if (holders > 0) return;
    style.overflow = '';
    document.body.style.paddingRight = '';
  };
}

/** Keeps the page from scrolling while `active`; the last of several holders frees it. */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => (active ? lock() : undefined), [active]);
}
