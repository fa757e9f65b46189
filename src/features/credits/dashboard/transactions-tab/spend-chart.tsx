import { useDeferredValue, useRef } from 'react';
import {
  ChartFrame,
  ChartTable,
  estimateContentWidth,
  useWidth,
} from '@/features/credits/dashboard/chart-frame';
import {
  axisMaximum,
  barPath,
  barsPerLabel,
  layOutBars,
  layOutPlot,
} from '@/features/credits/dashboard/chart-scale';
import type { Bar, Plot } from '@/features/credits/dashboard/chart-scale';
import { dayInWords, shortDay } from '@/lib/format/dates';
import { formatCompact, formatNumber } from '@/lib/format/numbers';
import type { SpentOnDay } from '@/resources/credits/transactions/spent-per-day';
import { SpendDayButtons } from './spend-day-buttons';

/** The chart's initial width in CSS pixels; from 768 px on it is beside the summary. */
function estimateWidth(): number {
  const { innerWidth } = window;
  const summaryWidth = innerWidth < 768 ? 0 : innerWidth < 1024 ? 280 : 340;
  return estimateContentWidth() - summaryWidth;
}

/**
 * Credits spent per day as a bar chart, with a visually hidden table for screen readers. A press of a
 * bar opens its day (docs/product/credits.md#usage-dashboard).
 */
export function SpendChart({
  days,
  onOpenDay,
}: {
  days: readonly SpentOnDay[];
  /** @param day the day's local start, epoch milliseconds */
  onOpenDay: (day: number) => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, estimateWidth());
  // The hidden table renders after the chart is painted.
  const rendersTable = useDeferredValue(true, false);
  const total = days.reduce((sum, { credits }) => sum + credits, 0);
  const highest = Math.max(...days.map(({ credits }) => credits));
  const plot = layOutPlot(width, axisMaximum(highest));
  const bars = layOutBars(
    days.map(({ credits }) => credits),
    plot,
  );
  const period = days.length === 1 ? 'today' : `in ${days.length} days`;

  return (
    <figure>
      <figcaption className="mb-1 flex justify-between gap-4">
        <span className="font-semibold">Spend per day</span>
        <span className="num text-muted">{`${formatNumber(total)} ${period}`}</span>
      </figcaption>
      <ChartFrame
        box={box}
        plot={plot}
        label={describeSpending(days)}
        overlay={<SpendDayButtons {...{ days, bars, plot, onOpenDay }} />}
      >
        <Bars {...{ days, bars, highest, plot }} />
      </ChartFrame>
      {rendersTable && (
        <ChartTable
          caption="Credits spent per day"
          columns={['Day', 'Credits']}
          rows={days.map(({ day, credits }) => [dayInWords(day), formatNumber(credits)])}
        />
      )}
    </figure>
  );
}

function Bars({
  days,
  bars,
  highest,
  plot,
}: {
  days: readonly SpentOnDay[];
  bars: readonly Bar[];
  highest: number;
  plot: Plot;
}) {
  const [first] = bars;
  if (!first) return null;
  const interval = barsPerLabel(first.slotWidth);
  // Counted from today backwards, so that today always has a label.
  const isLabelled = (index: number) => (days.length - 1 - index) % interval === 0;
  const labelled = days.filter((_, index) => isLabelled(index));
  const peak = days.findIndex(({ credits }) => credits === highest && credits > 0);

  return days.map((day, index) => {
    const bar = bars[index];
    if (!bar) return null;
    return (
      <g key={day.day}>
        <Column bar={bar} bottom={plot.bottom} isToday={day.isToday} />
        {index === peak && (
          <text
            x={bar.center}
            y={plot.bottom - bar.height - 6}
            textAnchor="middle"
            className="fill-ink font-semibold"
          >
            {formatCompact(day.credits)}
          </text>
        )}
        {isLabelled(index) && (
          <text
            x={bar.center}
            y={plot.height - 4}
            textAnchor="middle"
            className={day.isToday ? 'fill-ink font-semibold' : undefined}
          >
            {dayLabel(day.day, labelled[labelled.indexOf(day) - 1]?.day)}
          </text>
        )}
      </g>
    );
  });
}

function Column({ bar, bottom, isToday }: { bar: Bar; bottom: number; isToday: boolean }) {
  if (bar.height === 0) {
    return (
      <rect x={bar.x} y={bottom - 2} width={bar.width} height={2} className="fill-line-strong" />
    );
  }
  return (
    <path
      d={barPath(bar, bottom)}
      // Outlined, because today's figure is not final.
      className={isToday ? 'fill-credit-tint stroke-credit-graphic' : 'fill-credit-graphic'}
      strokeWidth={isToday ? 1.5 : undefined}
    />
  );
}

/** A day's label below its bar, with the month if it differs from the previous label's. */
export function dayLabel(day: number, previous: number | undefined): string {
  const date = new Date(day);
  const isNewMonth = previous === undefined || new Date(previous).getMonth() !== date.getMonth();
  return isNewMonth ? shortDay(day) : String(date.getDate());
}

/** The text alternative of the chart. */
export function describeSpending(days: readonly SpentOnDay[]): string {
  const first = days.at(0);
  const last = days.at(-1);
  if (!first || !last) return 'No credits spent';
  const highest = days.reduce((best, day) => (day.credits > best.credits ? day : best), first);
  const from = dayInWords(first.day);
  const period = first === last ? from : `${from} to ${dayInWords(last.day)}`;
  const peak =
    highest.credits > 0
      ? ` Highest: ${formatNumber(highest.credits)} on ${dayInWords(highest.day)}.`
      : ' Nothing spent.';
  return `Credits spent per day, ${period}.${peak}`;
}
