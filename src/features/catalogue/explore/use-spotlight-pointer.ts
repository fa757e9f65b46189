import { useEffect, useRef, type PointerEvent } from 'react';
import { END_DELAY_MS } from './use-highlight';

/** How long the pointer rests on the spotlight before that remains open under it. */
const REST_MS = 150;
/** CSS pixels of a move that is part of a rest: a pointer that aims at a link is slow. */
const REST_MOVE = 2;
/**
 * How long it can move on the spotlight without a rest, before that makes way for the card below
 * it.
 */
const CROSSING_MS = 400;

export interface HighlightEnd {
  /** Ends the highlight after a delay in milliseconds. */
  endAfter: (ms: number) => void;
  cancelEnd: () => void;
}

/**
 * Handlers of the pointer on the spotlight, which covers other cards
 * (docs/product/catalogue.md#spotlight): a pointer that rests on it keeps it open, one that moves
 * on reaches the cards.
 */
export function useSpotlightPointer({ endAfter, cancelEnd }: HighlightEnd) {
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef<'outside' | 'crossing' | 'resting'>('outside');
  useEffect(() => () => clearTimeout(restTimer.current), []);

  function awaitRest() {
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(() => {
      state.current = 'resting';
      cancelEnd();
    }, REST_MS);
  }
  return {
    // `onPointerEnter` would be called before the grid's `pointerleave` ends the highlight.
    onPointerOver() {
      if (state.current !== 'outside') return;
      state.current = 'crossing';
      endAfter(CROSSING_MS);
      awaitRest();
    },
    onPointerMove({ movementX, movementY }: PointerEvent) {
      const isSlow = Math.hypot(movementX, movementY) <= REST_MOVE;
      if (state.current === 'crossing' && !isSlow) awaitRest();
    },
    onPointerLeave() {
      clearTimeout(restTimer.current);
      state.current = 'outside';
      endAfter(END_DELAY_MS);
    },
  };
}
