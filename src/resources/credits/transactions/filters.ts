import { startOfDay } from '@/lib/format/dates';
import { parseDate } from '@/lib/parse/parse-date';

const TRANSACTION_TYPES = ['credit', 'debit'] as const;
type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The filters of the transaction history; `null` for no restriction. */
export interface HistoryFilters {
  type: TransactionType | null;
  platformId: string | null;
  /** Local days, `YYYY-MM-DD`, both included. */
  from: string | null;
  to: string | null;
}

export const NO_FILTERS: HistoryFilters = { type: null, platformId: null, from: null, to: null };

/** True when at least one filter is set. */
export function isFiltered(filters: HistoryFilters): boolean {
  return Object.values(filters).some((value) => value !== null);
}

const PARAMETERS = { type: 'type', platformId: 'platform', from: 'from', to: 'to' } as const;

function dayOf(text: string | null): string | null {
  const day = (text ?? '').trim();
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && parseDate(day) !== null ? day : null;
}

/** Reads the filters of a URL. Invalid values count as unset; reversed days are swapped. */
export function readHistoryFilters(parameters: URLSearchParams): HistoryFilters {
  const type = parameters.get(PARAMETERS.type);
  const days = [parameters.get(PARAMETERS.from), parameters.get(PARAMETERS.to)].map(dayOf);
  const [from = null, to = null] = days;
  const isReversed = from !== null && to !== null && from > to;
  return {
    type: TRANSACTION_TYPES.find((known) => known === type) ?? null,
    platformId: parameters.get(PARAMETERS.platformId)?.trim() || null,
    from: isReversed ? to : from,
    to: isReversed ? from : to,
  };
}

/** A copy of the parameters with the filters set; other parameters are kept. */
export function writeHistoryFilters(
  parameters: URLSearchParams,
  filters: HistoryFilters,
): URLSearchParams {
  const copy = new URLSearchParams(parameters);
  for (const key of ['type', 'platformId', 'from', 'to'] as const) {
    const value = filters[key];
    if (value === null) copy.delete(PARAMETERS[key]);
    else copy.set(PARAMETERS[key], value);
  }
  return copy;
}

/**
 * The filters as query parameters of the history request. Days become their start and end in the
 * member's time zone, because the server's may differ.
 */
export function toQueryParameters({ type, platformId, from, to }: HistoryFilters) {
  const start = from === null ? null : parseDate(from);
  const last = to === null ? null : parseDate(to);
  return {
    type: type ?? undefined,
    platformId: platformId ?? undefined,
    startDate: start === null ? undefined : new Date(start).toISOString(),
    endDate: last === null ? undefined : new Date(startOfDay(last, 1) - 1).toISOString(),
  };
}
