import { useState, type KeyboardEvent } from 'react';
import { cx } from '@/lib/cx';
import { shortDay } from '@/lib/format/dates';
import { formatCompact, formatNumber } from '@/lib/format/numbers';
import type { SpentOnDay } from '@/resources/credits/transactions/spent-per-day';
import { creditsPhrase } from '@/resources/tools/cost';
import { Tooltip } from '@/ui/tooltip/tooltip';

const STEPS: Record<string, (current: number, last: number) => number> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Credits spent per day as a bar chart, for screen readers a row of buttons: each bar names its
 * figure and opens its day. One of them is in the tab order, and the arrow keys, Home and End move
 * the focus (docs/product/credits.md#usage-dashboard).
 */
export function SpendChart({
  days,
  onOpenDay,
}: {
  days: readonly SpentOnDay[];
  /** @param day the day's local start, epoch milliseconds */
  onOpenDay: (day: number) => void;
}) {
  const [focusedDay, setFocusedDay] = useState<number | null>(null);
  const last = days.length - 1;
  const focused = days.findIndex(({ day }) => day === focusedDay);
  const current = focused === -1 ? last : focused;
  const total = days.reduce((sum, { credits }) => sum + credits, 0);
  const highest = Math.max(...days.map(({ credits }) => credits));
  const peak = days.findIndex(({ credits }) => credits === highest && credits > 0);
  const period = days.length === 1 ? 'today' : `in ${days.length} days`;

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = STEPS[event.key]?.(current, last);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <figure>
      <figcaption className="mb-1 flex justify-between gap-4">
        <span className="font-semibold">Spend per day</span>{' '}
        <span className="num text-muted">{`${formatNumber(total)} ${period}`}</span>
      </figcaption>
      <div className="num h-48 pt-5 pb-6 text-12 text-muted max-sm:h-41.5">
        <div
          role="toolbar"
          aria-label="Transactions of a day"
          className="relative flex h-full border-b border-line-strong"
          onKeyDown={onKeyDown}
        >
          {days.map((day, index) => {
            // Every second one, counted from today backwards, so that today has a label.
            const isLabelled = (last - index) % 2 === 0;
            return (
              <div key={day.day} className="relative flex-1">
                <DayBar
                  day={day}
                  percent={highest > 0 ? (day.credits / highest) * 100 : 0}
                  isPeak={index === peak}
                  isInTabOrder={index === current}
                  onFocus={() => setFocusedDay(day.day)}
                  onClick={() => onOpenDay(day.day)}
                />
                {isLabelled && (
                  <span
                    aria-hidden
                    className={cx(
                      'absolute top-full left-1/2 mt-1.5 -translate-x-1/2 whitespace-nowrap',
                      day.isToday && 'font-semibold text-ink',
                    )}
                  >
                    {dayLabel(day.day, days[index - 2]?.day)}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
    </figure>
  );
}

function DayBar({
  day: { day, credits, isToday },
  percent,
  isPeak,
  isInTabOrder,
  onFocus,
  onClick,
}: {
  day: SpentOnDay;
  /** The height of the bar, of the highest one. */
  percent: number;
  isPeak: boolean;
  isInTabOrder: boolean;
  onFocus: () => void;
  onClick: () => void;
}) {
  const label = `${shortDay(day)}: ${creditsPhrase(credits)}`;
  return (
    <Tooltip content={label} side="top">
      <button
        type="button"
        aria-label={label}
        tabIndex={isInTabOrder ? 0 : -1}
        style={{ height: `calc(${percent}% + 8px)` }}
        // The `after` element extends the click target above the bar to the height of the chart.
        className="absolute inset-x-0 -bottom-1 rounded-mark after:absolute after:inset-x-0 after:bottom-0 after:h-37 hover:bg-ink/6 max-sm:after:h-30"
        onFocus={onFocus}
        onClick={onClick}
      >
        {isPeak && (
          <span className="absolute inset-x-0 bottom-full font-semibold text-ink">
            {formatCompact(credits)}
          </span>
        )}
        <span
          className={cx(
            'absolute inset-y-1 left-1/2 w-1/2 max-w-4.5 -translate-x-1/2 rounded-t-[4px] forced-color-adjust-none',
            // Outlined, because today's figure is not final.
            credits <= 0
              ? 'h-0.5 translate-y-[-2px] bg-line-strong'
              : isToday
                ? 'min-h-0.5 border-[1.5px] border-b-0 border-credit-graphic bg-credit-tint'
                : 'min-h-0.5 bg-credit-graphic',
          )}
        />
      </button>
    </Tooltip>
  );
}

/** A day's label below its bar, with the month if it differs from the previous label's. */
export function dayLabel(day: number, previous: number | undefined): string {
  const date = new Date(day);
  const isNewMonth = previous === undefined || new Date(previous).getMonth() !== date.getMonth();
  return isNewMonth ? shortDay(day) : String(date.getDate());
}
