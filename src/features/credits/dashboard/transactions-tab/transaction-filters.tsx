import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import type { PlatformCost } from '@/resources/credits/platform-costs/schema';
import {
  isFiltered,
  NO_FILTERS,
  type HistoryFilters,
} from '@/resources/credits/transactions/filters';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';

const NO_COSTS: readonly PlatformCost[] = [];

const TYPES = [
  { value: '', label: 'All types' },
  { value: 'credit', label: 'Added' },
  { value: 'debit', label: 'Spent' },
] as const;

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

/** The filters of the history request: type, tool and days. */
export function TransactionFilters({
  id,
  filters,
  onChange,
}: {
  id: string;
  filters: HistoryFilters;
  onChange: (filters: HistoryFilters) => void;
}) {
  const { data: costs = NO_COSTS } = useQuery(platformCostsQuery);

  return (
    <div
      id={id}
      role="group"
      aria-label="Filter transactions"
      className="mb-2 grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-4 rounded-panel border border-line p-4 md:grid-cols-4 [&>*]:min-w-0"
    >
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
      <DayField
        label="From"
        value={filters.from}
        onChange={(from) => onChange({ ...filters, from })}
      />
      <DayField label="To" value={filters.to} onChange={(to) => onChange({ ...filters, to })} />
      {isFiltered(filters) && (
        <Button
          variant="secondary"
          size="sm"
          className="col-span-full justify-self-start"
          onClick={() => onChange(NO_FILTERS)}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}

/** While 2026 is typed, the field's value has the years 0002, 0020 and 0202. */
const MIN_YEAR = '1970';

/**
 * A field for a calendar day, `YYYY-MM-DD`. It reports no date whose year is still being typed.
 * @param props.value `null` for none
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
  const [draft, setDraft] = useState({ value, text: value ?? '' });
  if (draft.value !== value) setDraft({ value, text: value ?? '' });

  return (
    <TextField
      type="date"
      label={label}
      value={draft.text}
      max="9999-12-31"
      onChange={({ target: { value: text } }) => {
        const isComplete = text === '' || text >= MIN_YEAR;
        setDraft({ value: isComplete ? text || null : value, text });
        if (isComplete) onChange(text || null);
      }}
    />
  );
}
