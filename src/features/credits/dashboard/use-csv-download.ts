import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { localDay } from '@/lib/parse-date';
import { saveTextFile } from '@/lib/save-file';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { transactionsCsv } from '@/resources/credits/transactions/csv';
import type { HistoryFilters } from '@/resources/credits/transactions/filters';
import { createPlatformNamer } from '@/resources/credits/transactions/platform-name';
import { fetchWholeHistory } from '@/resources/credits/transactions/whole-history';
import type { HistoryProgress } from '@/resources/credits/transactions/whole-history';
import { toPlatformNames } from './platform-names';

export type CsvDownload =
  | { state: 'idle' | 'cancelled' }
  | { state: 'running' | 'failed'; progress: HistoryProgress }
  | { state: 'done'; count: number };

/**
 * Downloads what a filter selects as a CSV file. Another filter and unmounting cancel it.
 */
export function useCsvDownload(filters: HistoryFilters) {
  const queryClient = useQueryClient();
  const [download, setDownload] = useState<CsvDownload>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let progress: HistoryProgress = { loaded: 0, total: null };
    const onProgress = (next: HistoryProgress) => {
      progress = next;
      setDownload({ state: 'running', progress });
    };
    onProgress(progress);
    try {
      const transactions = await fetchWholeHistory(filters, { signal, onProgress });
      const costs = queryClient.getQueryData(platformCostsQuery.queryKey) ?? [];
      const nameOf = createPlatformNamer(transactions, toPlatformNames(costs));
      const csv = transactionsCsv(transactions, { nameOf, filters });
      saveTextFile(`transactions-${localDay(Date.now())}.csv`, csv, 'text/csv');
      setDownload({ state: 'done', count: transactions.length });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The history could not be downloaded.', error);
      setDownload({ state: 'failed', progress });
    }
  }

  function cancel() {
    running.current?.abort();
    setDownload({ state: 'cancelled' });
  }

  return { download, start: () => void start(), cancel };
}
