import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowOffsets, rowsNear, stepTowards } from '@/lib/list-window';
import type { ListView, RowRange } from '@/lib/list-window';
import { scrollParent } from './scroll-parent';

/** A difference that nobody sees, from rounding. */
const SLACK = 0.5;
/** Kept beyond each edge of what is visible: scrolling and the Tab key find their next row there. */
const OVERSCAN = 900;

/** So few are all in the page, where the browser's own search finds them. */
const FEW_ROWS = 150;

const NO_ROWS: RowRange = { first: 0, end: 0 };

export interface ListWindowInput {
  /** What tells rows apart, in their order; the same array as long as nothing changes. */
  keys: readonly string[];
  /** The likely height of a row in CSS pixels; the true one is measured once it is in the page. */
  estimate: (index: number) => number;
}

export interface ListWindow extends RowRange {
  /** The heights of what is not in the page, before and after, in CSS pixels. */
  before: number;
  after: number;
  /**
   * Both as a style for the element around the rows. What happens inside stays inside: without
   * containment each new row has the browser lay out and paint the page around the list again.
   */
  style: CSSProperties | undefined;
}

/** What was measured, valid for one width of the list. */
interface Measured {
  width: number;
  /** Rows that need not be measured again. */
  known: Set<string>;
  /** Heights that turned out different from the estimate. */
  heights: Map<string, number>;
}

function nothingYet(width = 0): Measured {
  return { width, known: new Set(), heights: new Map() };
}

/**
 * Which rows of a list are in the page: of many, those near the visible part of what scrolls around
 * it. The element of each row carries `data-row` with its index, and is contained too; the list has
 * `overflow-anchor: none`, because it holds the scroll position by itself.
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { keys, estimate }: ListWindowInput,
): ListWindow {
  const [measured, setMeasured] = useState(nothingYet);
  const [near, setNear] = useState<RowRange | null>({ first: 0, end: 12 });
  // Looked up once: asking for computed styles in every frame of a scroll costs half of it.
  const around = useRef<Element | null>(null);
  const shown = useRef<RowRange | null>(near);
  const offsets = useMemo(
    () =>
      rowOffsets(
        keys.length,
        (index) => measured.heights.get(keys[index] ?? '') ?? estimate(index),
      ),
    [keys, estimate, measured],
  );

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const scroller = (around.current ??= scrollParent(element));
    let frame = 0;

    /** The rows that have to be in the page now, and whether that is all of them. */
    const look = (): [RowRange | null, isAll: boolean] => {
      // Without a layout nothing can be told near from far: everything stays in the page.
      if (scroller.clientHeight === 0) return [null, true];
      const view = visiblePart(element, scroller);
      const all = { first: 0, end: keys.length };
      const wanted = keys.length <= FEW_ROWS ? all : rowsNear(offsets, view, OVERSCAN);
      const next = stepTowards(shown.current ?? NO_ROWS, rowsNear(offsets, view, 0), wanted);
      return [next, isSame(next, wanted)];
    };
    const step = () => {
      const [next, isAll] = look();
      if (!isSame(shown.current, next)) flushSync(() => setNear(next));
      frame = isAll ? 0 : requestAnimationFrame(step);
    };
    // Still in the frame of the scroll: rows that came a frame later would show as a hole.
    const onScroll = () => {
      frame ||= requestAnimationFrame(step);
    };
    const onResize = () => {
      const { width } = element.getBoundingClientRect();
      setMeasured((now) => (now.width === width ? now : nothingYet(width)));
      onScroll();
    };

    const [next] = look();
    setNear((now) => (isSame(now, next) ? now : next));
    onScroll();
    const target = scroller === document.documentElement ? window : scroller;
    target.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      cancelAnimationFrame(frame);
      target.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [list, keys, offsets]);

  useLayoutEffect(() => {
    const element = list.current;
    const scroller = around.current;
    shown.current = near;
    if (!element || !scroller || !near) return;
    let isWrong = false;
    let above = 0;
    for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
      const index = Number(row.dataset['row']);
      const key = keys[index] ?? '';
      if (measured.known.has(key)) continue;
      const { height } = row.getBoundingClientRect();
      if (height === 0) continue;
      measured.known.add(key);
      const [from = 0, to = 0] = offsets.subarray(index, index + 2);
      const surplus = height - (to - from);
      if (Math.abs(surplus) <= SLACK) continue;
      measured.heights.set(key, height);
      isWrong = true;
      if (to <= visiblePart(element, scroller).top) above += surplus;
    }
    // The same maps in a new object: what was measured is kept in place, the offsets are not.
    if (isWrong) setMeasured({ ...measured });
    // A row above that is taller than was thought must not push down what the member looks at.
    if (above !== 0) scroller.scrollTop += above;
  }, [list, keys, offsets, near, measured]);

  if (!near) return { first: 0, end: keys.length, before: 0, after: 0, style: undefined };
  const first = Math.min(near.first, keys.length);
  const end = Math.min(near.end, keys.length);
  const before = offsets[first] ?? 0;
  const height = offsets.at(-1) ?? 0;
  const after = height - (offsets[end] ?? 0);
  return {
    first,
    end,
    before,
    after,
    style: { height, paddingTop: before, contain: 'size layout style' },
  };
}

function isSame(one: RowRange | null, other: RowRange | null): boolean {
  return one?.first === other?.first && one?.end === other?.end;
}

/** What is visible of a list, in CSS pixels from the list's top edge. */
function visiblePart(element: Element, scroller: Element): ListView {
  const isPage = scroller === document.documentElement;
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
  return { top: edge - element.getBoundingClientRect().top, height: scroller.clientHeight };
}
