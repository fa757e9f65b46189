import { startOfDay } from '@/lib/format/start-of-day';
import { parseDate } from '@/lib/parse/parse-date';
import { freeText, oneOf, type UrlParameters } from '@/lib/parse/url-parameters';

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

/** The parameters of the filters in the URL; an invalid value counts as unset. */
export const HISTORY_PARAMETERS: UrlParameters<HistoryFilters> = {
  type: oneOf('type', TRANSACTION_TYPES, null),
  platformId: freeText('platform'),
  from: freeText('from', isDay),
  to: freeText('to', isDay),
};

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDate(text) !== null;
}

/** The filters among the parameters of the URL; reversed days are swapped. */
export function historyFilters({ type, platformId, from, to }: HistoryFilters): HistoryFilters {
  const isReversed = from !== null && to !== null && from > to;
  return { type, platformId, from: isReversed ? to : from, to: isReversed ? from : to };
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
