import { useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useNow } from '@/lib/react/use-now';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import {
  DAY_PRESETS,
  daysText,
  presetDays,
  presetOf,
} from '@/resources/credits/transactions/day-presets';
import {
  isFiltered,
  NO_FILTERS,
  type HistoryFilters,
} from '@/resources/credits/transactions/filters';
import { Button } from '@/ui/button';
import { SegmentedControl } from '@/ui/form/segmented-control';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { Icon } from '@/ui/icon';
import { PopupLayer } from '@/ui/layer';

interface FiltersProps {
  filters: HistoryFilters;
  onChange: (filters: HistoryFilters) => void;
}

/**
 * The button that opens the filters of the history request in a popover, with the chosen days as
 * its text; a part of a positioned row, whose width the popover may take.
 */
export function TransactionFilters({ filters, onChange }: FiltersProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const days = presetOf(filters, now)?.label ?? daysText(filters);
  const count = [filters.type, filters.platformId].filter((value) => value !== null).length;

  return (
    <div ref={box} className="min-w-0">
      <Button
        ref={button}
        variant={isFiltered(filters) ? 'soft' : 'secondary'}
        size="bar"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="max-w-full min-w-0! max-sm:min-h-11 max-sm:px-3"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={SlidersHorizontal} className="max-sm:hidden" />
        {days !== null && <span className="sr-only">Filters:</span>}{' '}
        <span className="num truncate">{days ?? 'Filters'}</span>
        {count > 0 && (
          <>
            {' '}
            <span className="num font-normal">{count}</span>
          </>
        )}
        <Icon of={ChevronDown} size={14} />
      </Button>
      {isOpen && (
        <PopupLayer
          within={box}
          onEscape={() => button.current?.focus()}
          onDismiss={() => setIsOpen(false)}
        >
          <FilterPanel
            id={id}
            filters={filters}
            onChange={onChange}
            onClear={() => {
              onChange(NO_FILTERS);
              setIsOpen(false);
              // The focus was on a button that unmounts.
              button.current?.focus();
            }}
          />
        </PopupLayer>
      )}
    </div>
  );
}

const PRESETS = DAY_PRESETS.map(({ label }) => ({ value: label, label }));

const TYPES = [
  { value: '', label: 'All types' },
  { value: 'credit', label: 'Added' },
  { value: 'debit', label: 'Spent' },
] as const;

const NO_COSTS: readonly PlatformCost[] = [];

function platformOptions(costs: readonly PlatformCost[], chosen: string | null) {
  const options = costs
    .flatMap(({ platformId, name }) =>
      platformId === null ? [] : [{ value: platformId, label: name }],
    )
    .sort((first, second) => first.label.localeCompare(second.label));
  const isListed = chosen === null || options.some(({ value }) => value === chosen);
  return [
    { value: '', label: 'All tools' },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...options,
  ];
}

/** The filters: the days by a preset or two dates, type and tool. */
function FilterPanel({
  id,
  filters,
  onChange,
  onClear,
}: FiltersProps & { id: string; onClear: () => void }) {
  const now = useNow();
  const { data: costs = NO_COSTS } = useQuery(platformCostsQuery);
  /** Presses of a preset, which changes the days in the fields. */
  const [presses, setPresses] = useState(0);

  return (
    <div
      id={id}
      role="group"
      aria-label="Filter transactions"
      className="rise absolute top-full left-0 z-20 mt-1.5 grid w-100 max-w-full grid-cols-2 gap-4 rounded-panel border border-line bg-surface p-4 shadow-pop [&>*]:min-w-0"
    >
      <SegmentedControl
        label="Days"
        className="col-span-full flex"
        options={PRESETS}
        value={presetOf(filters, now)?.label ?? null}
        onChange={(label) => {
          const chosen = DAY_PRESETS.find((each) => each.label === label);
          if (!chosen) return;
          onChange({ ...filters, ...presetDays(chosen, now) });
          setPresses(presses + 1);
        }}
      />
      <DayField
        key={`from ${presses}`}
        label="From"
        value={filters.from}
        onChange={(from) => onChange({ ...filters, from })}
      />
      <DayField
        key={`to ${presses}`}
        label="To"
        value={filters.to}
        onChange={(to) => onChange({ ...filters, to })}
      />
      <SelectField
        label="Type"
        options={TYPES}
        value={filters.type ?? ''}
        onChange={(type) => onChange({ ...filters, type: type || null })}
      />
      <SelectField
        label="Tool"
        options={platformOptions(costs, filters.platformId)}
        value={filters.platformId ?? ''}
        onChange={(platformId) => onChange({ ...filters, platformId: platformId || null })}
      />
      {isFiltered(filters) && (
        <Button variant="secondary" size="sm" className="col-span-full" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

/**
 * A field for a calendar day, `YYYY-MM-DD`.
 * @param props.value `null` for none; read when it mounts
 */
function DayField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
}) {
  return (
    <TextField
      type="date"
      label={label}
      defaultValue={value ?? ''}
      // While 2026 is typed, the value has the years 0002, 0020 and 0202.
      min="1970-01-01"
      max="9999-12-31"
      onChange={({ target }) => {
        if (target.validity.valid) onChange(target.value || null);
      }}
    />
  );
}
