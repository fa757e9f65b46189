import type { ReactNode, RefObject } from 'react';
import { formatCompact } from '@/lib/format-numbers';

interface Tick {
  value: number;
  label: string;
}

/** The labels of an axis: 0, the middle and the maximum. */
export function axisTicks(maximum: number): Tick[] {
  return [0, maximum / 2, maximum].map((value) => ({ value, label: formatCompact(value) }));
}

/** The length of the longest label, in characters. */
export function longestLabel(ticks: readonly Tick[]): number {
  return Math.max(...ticks.map(({ label }) => label.length));
}

export interface ChartFrameProps {
  /** The element whose width the chart takes. */
  box: RefObject<HTMLDivElement | null>;
  /** In CSS pixels. */
  plot: { width: number; height: number };
  /** The text alternative. */
  label: string;
  children: ReactNode;
}

/** The SVG of a chart, in the size of its plot. */
export function ChartFrame({ box, plot: { width, height }, label, children }: ChartFrameProps) {
  return (
    <div ref={box}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        className="num block overflow-visible fill-muted text-12"
      >
        {children}
      </svg>
    </div>
  );
}
