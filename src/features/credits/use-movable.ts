import { useRef, useState, useSyncExternalStore } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { arrowMove, insideWindow, isDrag, startPlace } from './button-place';
import type { Place, WindowSize } from './button-place';

/** Where the member has put the button; kept for the page's life, also while nobody is signed in. */
let chosen: Place | null = null;

/** Kept between resizes: to ask for it has the browser lay out the page. */
let windowSize: WindowSize = { width: 0, height: 0 };

function measureWindow(): void {
  const { clientWidth, clientHeight } = document.documentElement;
  // jsdom lays nothing out, but it has a window.
  const [width, height] = [clientWidth || window.innerWidth, clientHeight || window.innerHeight];
  const isSame = width === windowSize.width && height === windowSize.height;
  if (!isSame) windowSize = { width, height };
}

function onResize(notify: () => void): () => void {
  const update = () => {
    measureWindow();
    notify();
  };
  update();
  window.addEventListener('resize', update);
  return () => window.removeEventListener('resize', update);
}

function useWindowSize(): WindowSize {
  return useSyncExternalStore(onResize, () => {
    if (windowSize.width === 0) measureWindow();
    return windowSize;
  });
}

interface Drag {
  pointerId: number;
  pointer: Place;
  button: Place;
  moved: boolean;
}

/**
 * A fixed button that a pointer drags and arrow keys move. It never leaves the window: after a
 * resize it stands as near as possible to where it was put, and returns when there is room again.
 * @param onPress a click that ends no drag, Enter, or Space
 */
export function useMovable(onPress: () => void) {
  const size = useWindowSize();
  const [place, setPlace] = useState(chosen);
  const drag = useRef<Drag | null>(null);
  const swallowClick = useRef(false);
  const shown = insideWindow(place ?? startPlace(size), size);

  function move(to: Place) {
    chosen = insideWindow(to, size);
    setPlace(chosen);
  }
  function end() {
    drag.current = null;
  }

  const style: CSSProperties = { left: shown.x, top: shown.y };
  return {
    style,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swallowClick.current = false;
      if (event.button !== 0 || drag.current) return;
      // A fast pointer is out of the button, or over a frame, before its first move is heard.
      const button = event.currentTarget;
      if ('setPointerCapture' in button) button.setPointerCapture(event.pointerId);
      const pointer = { x: event.clientX, y: event.clientY };
      drag.current = { pointerId: event.pointerId, pointer, button: shown, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointerId !== event.pointerId) return;
      const pointer = { x: event.clientX, y: event.clientY };
      if (!current.moved && !isDrag(current.pointer, pointer)) return;
      current.moved = true;
      move({
        x: current.button.x + pointer.x - current.pointer.x,
        y: current.button.y + pointer.y - current.pointer.y,
      });
    },
    onPointerUp() {
      swallowClick.current = drag.current?.moved ?? false;
      end();
    },
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = arrowMove(event.key, shown, event.shiftKey);
      if (!to) return;
      event.preventDefault();
      move(to);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      // The click that follows the end of a drag; one by keyboard has no pointer before it.
      const isEndOfDrag = swallowClick.current && event.detail > 0;
      swallowClick.current = false;
      if (!isEndOfDrag) onPress();
    },
  };
}
