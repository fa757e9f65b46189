import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a touched card stays highlighted (docs/product/catalogue.md#tool-card). */
const TOUCH_HIGHLIGHT_MS = 1000;
/**
 * How long the pointer rests on a card before the spotlight opens: one that moves on opens none.
 */
const SPOTLIGHT_DELAY_MS = 350;
/** Delay before the highlight ends, in which the pointer can cross the gap between two cards. */
export const END_DELAY_MS = 120;

/** A card that shows its overlay. */
export interface Highlight {
  card: HTMLElement;
  by: 'hover' | 'touch' | 'focus';
  showsSpotlight: boolean;
}

/** The card that contains an event's target. */
function findCard({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;
}

/** Whether the pointer can hover and the page is wide enough for the spotlight beside a card. */
function supportsSpotlight(): boolean {
  return window.matchMedia('(hover: hover) and (min-width: 1024px)').matches;
}

/**
 * Which cards of a grid are highlighted: the one that is hovered or touched, and the one with
 * visible focus. The listeners are on the grid, so that its cards do not re-render.
 */
export function useHighlight(grid: HTMLElement) {
  const [pointerHighlight, setPointerHighlight] = useState<Highlight | null>(null);
  const [focusHighlight, setFocusHighlight] = useState<Highlight | null>(null);
  const endTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancelEnd = useCallback(() => clearTimeout(endTimer.current), []);
  const end = useCallback(() => {
    cancelEnd();
    setPointerHighlight(null);
  }, [cancelEnd]);
  const endAfter = useCallback(
    (ms: number) => {
      cancelEnd();
      endTimer.current = setTimeout(end, ms);
    },
    [cancelEnd, end],
  );

  useEffect(() => {
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const card = findCard(event);
      if (!card) return endAfter(END_DELAY_MS);
      cancelEnd();
      // A pointer that returns to the same card keeps its spotlight.
      setPointerHighlight((current) =>
        current?.card === card && current.by === 'hover'
          ? current
          : { card, by: 'hover', showsSpotlight: false },
      );
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') endAfter(END_DELAY_MS);
    };
    // Some embedded browsers fire only touch events for a finger, so both kinds are handled.
    const onDown = (event: PointerEvent | TouchEvent) => {
      const card = findCard(event);
      if (!card || ('pointerType' in event && event.pointerType !== 'touch')) return;
      setPointerHighlight({ card, by: 'touch', showsSpotlight: false });
      endAfter(TOUCH_HIGHLIGHT_MS);
    };
    const onFocusIn = (event: FocusEvent) => {
      const card = findCard(event);
      const isFocusVisible =
        event.target instanceof Element && event.target.matches(':focus-visible');
      setFocusHighlight((current) =>
        !card || !isFocusVisible
          ? null
          : current?.card === card
            ? current
            : { card, by: 'focus', showsSpotlight: false },
      );
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // The focus may move from the card's link to Launch in the same card.
      setFocusHighlight((current) =>
        relatedTarget instanceof Node && current?.card.contains(relatedTarget) ? current : null,
      );
    };
    const ended = new AbortController();
    const { signal } = ended;
    grid.addEventListener('pointerover', onOver, { signal });
    grid.addEventListener('pointerleave', onLeave, { signal });
    grid.addEventListener('pointerdown', onDown, { signal });
    grid.addEventListener('touchstart', onDown, { signal, passive: true });
    grid.addEventListener('focusin', onFocusIn, { signal });
    grid.addEventListener('focusout', onFocusOut, { signal });
    return () => {
      cancelEnd();
      ended.abort();
    };
  }, [grid, cancelEnd, endAfter]);

  const hovered = pointerHighlight?.by === 'hover' ? pointerHighlight.card : null;
  useEffect(() => {
    if (!hovered) return;
    let spotlightTimer: ReturnType<typeof setTimeout>;
    const awaitRest = () => {
      clearTimeout(spotlightTimer);
      spotlightTimer = setTimeout(() => {
        if (supportsSpotlight()) {
          setPointerHighlight((current) => current && { ...current, showsSpotlight: true });
        }
      }, SPOTLIGHT_DELAY_MS);
    };
    awaitRest();
    hovered.addEventListener('pointermove', awaitRest);
    window.addEventListener('scroll', end, { passive: true });
    window.addEventListener('resize', end);
    return () => {
      clearTimeout(spotlightTimer);
      hovered.removeEventListener('pointermove', awaitRest);
      window.removeEventListener('scroll', end);
      window.removeEventListener('resize', end);
    };
  }, [hovered, end]);

  return { pointerHighlight, focusHighlight, end, cancelEnd, endAfter };
}
