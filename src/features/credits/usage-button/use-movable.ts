import { useEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { browserStorage } from '@/lib/browser/storage';
import { useWindowEvent } from '@/lib/react/use-window-event';
import {
  clampToWindow,
  initialPosition,
  isDrag,
  isEdgeTab,
  moveByArrowKey,
  nextCorner,
  parsePosition,
} from './button-position';
import type { Position, WindowSize } from './button-position';

/**
 * Without a member, because the position depends on the device's window
 * (docs/product/shell.md#usage-button).
 */
const STORAGE_KEY = 'usage-button-position';

/** The position that was chosen on this device; without storage it is lost on a reload. */
let chosenPosition: Position | null = parsePosition(browserStorage.read(STORAGE_KEY));

function savePosition(position: Position): void {
  chosenPosition = position;
  browserStorage.write(STORAGE_KEY, `${position.x} ${position.y}`);
}

function measureWindow(): WindowSize {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

/** Measured only when it changes, because reading the size forces a layout. */
function useWindowSize(): WindowSize {
  const [size, setSize] = useState(measureWindow);
  useWindowEvent('resize', () => setSize(measureWindow()));
  return size;
}

/** Duration in milliseconds of a long press, which moves the button to the next corner. */
const LONG_PRESS_MS = 600;

interface Drag {
  pointerId: number;
  /** Position of the pointer when it went down. */
  pointer: Position;
  /** Position of the button when the pointer went down. */
  button: Position;
  /** Latest position of the button; `null` until the pointer has moved. */
  movedTo: Position | null;
}

/**
 * Props of a fixed button that can be dragged, moved by arrow keys, and moved from corner to corner
 * by a right click or a long press (docs/product/shell.md#usage-button). After a resize it is at the
 * position inside the window that is nearest to the chosen one.
 * @param onPress called for Enter, Space and a click that is not the end of a drag
 */
export function useMovable(onPress: () => void) {
  const size = useWindowSize();
  const [position, setPosition] = useState(chosenPosition);
  const drag = useRef<Drag | null>(null);
  const ignoresNextClick = useRef(false);
  const longPressTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(longPressTimer.current), []);
  const shownPosition = clampToWindow(position ?? initialPosition(size), size);

  function move(to: Position): Position {
    const next = clampToWindow(to, size);
    setPosition(next);
    return next;
  }
  function moveToNextCorner() {
    endDrag();
    ignoresNextClick.current = true;
    savePosition(move(nextCorner(shownPosition, size)));
  }
  function endDrag() {
    clearTimeout(longPressTimer.current);
    if (drag.current?.movedTo) savePosition(drag.current.movedTo);
    drag.current = null;
  }

  const isTab = isEdgeTab(shownPosition, size);
  const style: CSSProperties & Record<'--button-top', string> = {
    ...(isTab ? { right: 0 } : { left: shownPosition.x }),
    top: shownPosition.y,
    '--button-top': `${shownPosition.y}px`,
  };
  return {
    style,
    'data-edge-tab': isTab || undefined,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      ignoresNextClick.current = false;
      if (event.button !== 0 || drag.current) return;
      // A fast pointer can be outside the button or over an iframe before the first `pointermove`.
      const button = event.currentTarget;
      if ('setPointerCapture' in button) button.setPointerCapture(event.pointerId);
      const pointer = { x: event.clientX, y: event.clientY };
      drag.current = {
        pointerId: event.pointerId,
        pointer,
        button: shownPosition,
        movedTo: null,
      };
      if (event.pointerType === 'touch') {
        longPressTimer.current = setTimeout(moveToNextCorner, LONG_PRESS_MS);
      }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointerId !== event.pointerId) return;
      const pointer = { x: event.clientX, y: event.clientY };
      if (!current.movedTo && !isDrag(current.pointer, pointer)) return;
      clearTimeout(longPressTimer.current);
      current.movedTo = move({
        x: current.button.x + pointer.x - current.pointer.x,
        y: current.button.y + pointer.y - current.pointer.y,
      });
    },
    onPointerUp() {
      // A long press has already ended the drag.
      if (drag.current) ignoresNextClick.current = drag.current.movedTo !== null;
      endDrag();
    },
    onPointerCancel: endDrag,
    onContextMenu(event: MouseEvent<HTMLElement>) {
      event.preventDefault();
      // A long press fires `contextmenu` too, but `longPressTimer` moves the button.
      if (
        !(event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch')
      ) {
        moveToNextCorner();
        ignoresNextClick.current = false;
      }
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const to = moveByArrowKey(event.key, shownPosition, event.shiftKey);
      if (!to) return;
      event.preventDefault();
      savePosition(move(to));
    },
    onClick(event: MouseEvent<HTMLElement>) {
      // The browser fires a click after a drag. A click by keyboard has a `detail` of 0.
      const isEndOfDrag = ignoresNextClick.current && event.detail > 0;
      ignoresNextClick.current = false;
      if (!isEndOfDrag) onPress();
    },
  };
}
