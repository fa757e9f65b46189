import { useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { useMemberKey } from '@/resources/session/queries';

/** A pointer that moves at most this many CSS pixels between down and up is a click, not a drag. */
const CLICK_TOLERANCE = 4;
/** CSS pixels for one press of an arrow key. */
const STEP = 16;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const coordinate = v.pipe(v.number(), v.finite());
/**
 * CSS pixels from the window's top left corner to the button's; `null` before the member has moved
 * it.
 */
const positionSchema = v.fallback(v.nullable(v.object({ x: coordinate, y: coordinate })), null);
type Position = v.InferOutput<typeof positionSchema>;

const storedPosition = memberValue('usage-button-position', positionSchema);

interface Drag {
  pointerId: number;
  /** From the pointer to the top left corner of the button. */
  offset: { x: number; y: number };
  /** Where the pointer went down. */
  start: { x: number; y: number };
  movedTo: Position;
}

/**
 * Props of a button that can be dragged and moved by the arrow keys. The style sheet keeps it in
 * the window (docs/product/shell.md#usage-button).
 * @param onPress called for Enter, Space and a click that is not the end of a drag
 */
export function useDrag(onPress: () => void) {
  const memberKey = useMemberKey();
  const [position, setPosition] = useState(() => storedPosition.read(memberKey));
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);

  const style: (CSSProperties & Record<`--button-${'x' | 'y'}`, string>) | undefined = position
    ? { '--button-x': `${position.x}px`, '--button-y': `${position.y}px` }
    : undefined;

  function endDrag() {
    const movedTo = drag.current?.movedTo ?? null;
    wasDragged.current = movedTo !== null;
    drag.current = null;
    if (movedTo) storedPosition.write(memberKey, movedTo);
  }
  return {
    style,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false;
      if (event.button !== 0 || drag.current) return;
      const { currentTarget: button, pointerId, clientX: x, clientY: y } = event;
      // A fast pointer can be outside the button or over an iframe before the first `pointermove`.
      if ('setPointerCapture' in button) button.setPointerCapture(pointerId);
      const { left, top } = button.getBoundingClientRect();
      const offset = { x: left - x, y: top - y };
      drag.current = { pointerId, offset, start: { x, y }, movedTo: null };
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointerId !== pointerId) return;
      const distance = Math.hypot(x - current.start.x, y - current.start.y);
      if (!current.movedTo && distance <= CLICK_TOLERANCE) return;
      current.movedTo = { x: x + current.offset.x, y: y + current.offset.y };
      setPosition(current.movedTo);
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const arrow = ARROWS[event.key];
      if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const movedTo = { x: left + arrow[0], y: top + arrow[1] };
      setPosition(movedTo);
      storedPosition.write(memberKey, movedTo);
    },
    onClick({ detail }: MouseEvent<HTMLElement>) {
      // The browser fires a click after a drag. A click by keyboard has a `detail` of 0.
      const isEndOfDrag = wasDragged.current && detail > 0;
      wasDragged.current = false;
      if (!isEndOfDrag) onPress();
    },
  };
}
