import { useCallback, useEffect, useRef, useState, type HTMLAttributes } from 'react';

/** How long a touched card stays highlighted (docs/product/catalogue.md#tool-card). */
const TOUCH_HIGHLIGHT_MS = 1000;
/**
 * How long the pointer rests on a card before the spotlight opens: one that moves on opens none.
 */
const SPOTLIGHT_DELAY_MS = 350;
/** Delay before the highlight ends, in which the pointer can cross the gap between two cards. */
const END_DELAY_MS = 120;
/** How long the pointer rests on the spotlight before the spotlight remains open under it. */
const REST_MS = 150;
/** CSS pixels of a move that is part of a rest: a pointer that aims at a link is slow. */
const REST_MOVE = 2;
/**
 * How long the pointer can move on the spotlight without a rest, before the spotlight is replaced by
 * that of the card below it.
 */
const CROSSING_MS = 400;

/** A card that shows its overlay. */
export interface Highlight {
  card: HTMLElement;
  by: 'hover' | 'touch' | 'focus';
  showsSpotlight: boolean;
}

/**
 * Handlers of the pointer on the spotlight, which covers other cards
 * (docs/product/catalogue.md#spotlight): a pointer that rests on it keeps it open, one that moves
 * on reaches the cards.
 */
export type SpotlightPointer = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerOver' | 'onPointerMove' | 'onPointerLeave'
>;

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
    const restart = () => {
      clearTimeout(spotlightTimer);
      spotlightTimer = setTimeout(() => {
        if (supportsSpotlight()) {
          setPointerHighlight((current) => current && { ...current, showsSpotlight: true });
        }
      }, SPOTLIGHT_DELAY_MS);
    };
    restart();
    const ended = new AbortController();
    const { signal } = ended;
    hovered.addEventListener('pointermove', restart, { signal });
    window.addEventListener('scroll', end, { signal, passive: true });
    window.addEventListener('resize', end, { signal });
    return () => {
      clearTimeout(spotlightTimer);
      ended.abort();
    };
  }, [hovered, end]);

  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCrossing = useRef(false);
  useEffect(() => () => clearTimeout(restTimer.current), []);
  function awaitRest() {
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(() => {
      isCrossing.current = false;
      cancelEnd();
    }, REST_MS);
  }
  const spotlightPointer: SpotlightPointer = {
    // `onPointerEnter` would be called before the grid's `pointerleave` ends the highlight.
    onPointerOver({ currentTarget, relatedTarget }) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      isCrossing.current = true;
      endAfter(CROSSING_MS);
      awaitRest();
    },
    onPointerMove({ movementX, movementY }) {
      if (isCrossing.current && Math.hypot(movementX, movementY) > REST_MOVE) awaitRest();
    },
    onPointerLeave() {
      clearTimeout(restTimer.current);
      endAfter(END_DELAY_MS);
    },
  };

  return { pointerHighlight, focusHighlight, end, spotlightPointer };
}
