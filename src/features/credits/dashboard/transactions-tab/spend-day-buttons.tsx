import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Bar, Plot } from '@/features/credits/dashboard/chart-scale';
import { shortDay } from '@/lib/format/dates';
import type { SpentOnDay } from '@/resources/credits/transactions/spent-per-day';
import { creditsPhrase } from '@/resources/tools/cost';
import { Tooltip } from '@/ui/tooltip/tooltip';

const STEPS: Record<string, (current: number, last: number) => number> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface SpendDayButtonsProps {
  days: readonly SpentOnDay[];
  /** The bars of the days. */
  bars: readonly Bar[];
  plot: Plot;
  /** @param day the day's local start, epoch milliseconds */
  onOpenDay: (day: number) => void;
}

/**
 * A button over each bar of the spend chart, which opens the transactions of its day. One of them is
 * in the tab order, initially that of today; the arrow keys, Home and End move the focus.
 */
export function SpendDayButtons({ days, bars, plot, onOpenDay }: SpendDayButtonsProps) {
  const [focusedDay, setFocusedDay] = useState<number | null>(null);
  const last = days.length - 1;
  const focused = days.findIndex(({ day }) => day === focusedDay);
  const current = focused === -1 ? last : focused;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = STEPS[event.key]?.(current, last);
    if (next === undefined) return;
    event.preventDefault();
    const button = event.currentTarget.querySelectorAll('button')[next];
    button?.focus();
  }

  return (
    <div role="toolbar" aria-label="Transactions of a day" onKeyDown={onKeyDown}>
      {days.map((day, index) => {
        const bar = bars[index];
        return (
          bar && (
            <DayButton
              key={day.day}
              day={day}
              bar={bar}
              plot={plot}
              isInTabOrder={index === current}
              onFocus={() => setFocusedDay(day.day)}
              onClick={() => onOpenDay(day.day)}
            />
          )
        );
      })}
    </div>
  );
}

/** The distance of the focus outline from the bar, in CSS pixels. */
const MARGIN = 4;

function DayButton({
  day: { day, credits },
  bar,
  plot,
  isInTabOrder,
  onFocus,
  onClick,
}: {
  day: SpentOnDay;
  bar: Bar;
  plot: Plot;
  isInTabOrder: boolean;
  onFocus: () => void;
  onClick: () => void;
}) {
  const label = `${shortDay(day)}: ${creditsPhrase(credits)}`;
  const style: CSSProperties & Record<'--chart-height', string> = {
    left: bar.center - bar.slotWidth / 2,
    width: bar.slotWidth,
    top: plot.bottom - bar.height - MARGIN,
    bottom: 0,
    '--chart-height': `${plot.height}px`,
  };

  return (
    <Tooltip content={label} side="top">
      <button
        type="button"
        aria-label={label}
        tabIndex={isInTabOrder ? 0 : -1}
        style={style}
        // The `after` element extends the click target above the bar to the height of the chart.
        className="absolute rounded-mark after:absolute after:inset-x-0 after:bottom-0 after:h-(--chart-height) hover:bg-ink/6"
        onFocus={onFocus}
        onClick={onClick}
      />
    </Tooltip>
  );
}
