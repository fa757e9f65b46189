import { useCallback, useEffect, useRef, useState } from 'react';
import { useEscape } from '@/ui/escape-stack';

/** How long a touched card stays highlighted (core specification, section 9). */
const TOUCH_HIGHLIGHT_MS = 1000;
/** A pointer that only passes by opens no spotlight. */
const SPOTLIGHT_DELAY_MS = 150;
/** Time to cross the gap between two cards, or to the spotlight, without anything flickering. */
const LEAVE_DELAY_MS = 120;

/** A card that shows its overlay. */
export interface Highlight {
  card: HTMLElement;
  by: 'hover' | 'touch' | 'focus';
  /** The pointer has come to rest: the spotlight may open. */
  rested: boolean;
}

/** The card that an event happened on. */
function cardOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tool]') : null;
}

/** True where a pointer can hover and the page is wide enough for a card beside a card. */
function canSpotlight(): boolean {
  return (
    typeof window.matchMedia === 'function' &&
    window.matchMedia('(hover: hover) and (min-width: 1024px)').matches
  );
}

/**
 * Which cards of a grid are highlighted: the one under a pointer or a finger, and the one with the
 * keyboard's focus. Listens on the grid as a whole, so that cards render nothing when it changes.
 */
export function useHighlight(grid: HTMLElement) {
  const [pointed, setPointed] = useState<Highlight | null>(null);
  const [focused, setFocused] = useState<Highlight | null>(null);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = useCallback(() => clearTimeout(ending.current), []);
  const end = useCallback(() => {
    stay();
    setPointed(null);
  }, [stay]);
  const endAfter = useCallback(
    (ms: number) => {
      stay();
      ending.current = setTimeout(end, ms);
    },
    [stay, end],
  );
  const leave = useCallback(() => endAfter(LEAVE_DELAY_MS), [endAfter]);

  useEffect(() => {
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const card = cardOf(event);
      if (!card) return leave();
      stay();
      // Coming back from the gap keeps what is open.
      setPointed((now) =>
        now?.card === card && now.by === 'hover' ? now : { card, by: 'hover', rested: false },
      );
    };
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') leave();
    };
    // Told as a pointer and as a touch, of which some embedded browsers know only the touch.
    const onDown = (event: PointerEvent | TouchEvent) => {
      const card = cardOf(event);
      if (!card || ('pointerType' in event && event.pointerType !== 'touch')) return;
      setPointed({ card, by: 'touch', rested: false });
      endAfter(TOUCH_HIGHLIGHT_MS);
    };
    const onFocusIn = (event: FocusEvent) => {
      const card = cardOf(event);
      const isByKeyboard =
        event.target instanceof Element && event.target.matches(':focus-visible');
      setFocused((now) =>
        !card || !isByKeyboard
          ? null
          : now?.card === card
            ? now
            : { card, by: 'focus', rested: false },
      );
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Within the card the focus may move on, to Launch.
      setFocused((now) =>
        relatedTarget instanceof Node && now?.card.contains(relatedTarget) ? now : null,
      );
    };
    grid.addEventListener('pointerover', onOver);
    grid.addEventListener('pointerleave', onLeave);
    grid.addEventListener('pointerdown', onDown);
    grid.addEventListener('touchstart', onDown, { passive: true });
    grid.addEventListener('focusin', onFocusIn);
    grid.addEventListener('focusout', onFocusOut);
    return () => {
      stay();
      grid.removeEventListener('pointerover', onOver);
      grid.removeEventListener('pointerleave', onLeave);
      grid.removeEventListener('pointerdown', onDown);
      grid.removeEventListener('touchstart', onDown);
      grid.removeEventListener('focusin', onFocusIn);
      grid.removeEventListener('focusout', onFocusOut);
    };
  }, [grid, stay, leave, endAfter]);

  const hovered = pointed?.by === 'hover' ? pointed.card : null;
  useEscape(hovered !== null, end);
  useEffect(() => {
    if (!hovered) return;
    const rest = setTimeout(() => {
      if (canSpotlight()) setPointed((now) => now && { ...now, rested: true });
    }, SPOTLIGHT_DELAY_MS);
    window.addEventListener('scroll', end, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', end);
    };
  }, [hovered, end]);

  return { pointed, focused, stay, leave };
}
