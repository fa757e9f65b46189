import { useRef } from 'react';
import { X } from 'lucide-react';
import { shortDay, weekday } from '@/lib/format/dates';
import { parseDate } from '@/lib/parse/parse-date';
import {
  DAY_PRESETS,
  presetDays,
  type DayRange,
} from '@/resources/credits/transactions/day-presets';
import { buttonClass } from '@/ui/button';
import { SegmentedControl } from '@/ui/form/segmented-control';
import { Icon } from '@/ui/icon';

const OPTIONS = DAY_PRESETS.map(({ label }) => ({ value: label, label }));

/** `Sun, Nov 15`, `Nov 9 – Nov 15`, `Since Nov 9` or `Until Nov 15`; `null` without days. */
export function daysText({ from, to }: DayRange): string | null {
  const first = from === null ? null : parseDate(from);
  const last = to === null ? null : parseDate(to);
  if (first !== null && last !== null) {
    if (first === last) return `${weekday(first).slice(0, 3)}, ${shortDay(first)}`;
    return `${shortDay(first)} – ${shortDay(last)}`;
  }
  if (first !== null) return `Since ${shortDay(first)}`;
  return last === null ? null : `Until ${shortDay(last)}`;
}

interface DayFilterProps {
  days: DayRange;
  /** Epoch milliseconds. */
  now: number;
  onChange: (days: DayRange) => void;
}

/** Presets for the days of the history, and a button that removes the days of the filter. */
export function DayFilter({ days, now, onChange }: DayFilterProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = daysText(days);
  const selected = DAY_PRESETS.find((preset) => {
    const { from, to } = presetDays(preset, now);
    return from === days.from && to === days.to;
  });

  return (
    <div ref={box} className="flex flex-wrap items-center gap-2 max-sm:basis-full">
      <SegmentedControl
        label="Days"
        className="max-sm:basis-full"
        options={OPTIONS}
        value={selected?.label ?? null}
        onChange={(label) => {
          const preset = DAY_PRESETS.find((each) => each.label === label);
          if (preset) onChange(presetDays(preset, now));
        }}
      />
      {text !== null && (
        <button
          type="button"
          aria-label={`Remove ${text}`}
          className={buttonClass({
            variant: 'soft',
            size: 'bar',
            className: 'num max-sm:min-h-11',
          })}
          onClick={() => {
            onChange({ from: null, to: null });
            // This button unmounts.
            const radio =
              box.current?.querySelector<HTMLElement>('input:checked') ??
              box.current?.querySelector<HTMLElement>('input');
            radio?.focus();
          }}
        >
          <span>{text}</span>
          <Icon of={X} />
        </button>
      )}
    </div>
  );
}
