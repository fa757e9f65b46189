import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveTextFile } from '@/lib/browser/save-file';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { localDay } from '@/lib/parse/parse-date';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import {
  fetchWholeHistory,
  transactionsCsv,
  type HistoryProgress,
} from '@/resources/credits/transactions/csv';
import type { HistoryFilters } from '@/resources/credits/transactions/filters';
import { platformNameOf, toPlatformNames } from '@/resources/credits/transactions/platform-name';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

type DownloadState =
  | { state: 'idle' | 'cancelled' }
  | { state: 'running' | 'failed'; progress: HistoryProgress }
  | { state: 'done'; count: number };

function statusText(download: DownloadState): string {
  switch (download.state) {
    case 'idle':
      return '';
    case 'cancelled':
      return 'Download cancelled.';
    case 'done':
      return `${countOf(download.count, 'transaction')} downloaded.`;
    case 'running':
    case 'failed': {
      const { loaded, total } = download.progress;
      const figure = formatWhole(loaded);
      if (download.state === 'failed')
        return `The download stopped after ${figure}. Please try again.`;
      return total === null
        ? `Downloading, ${figure} so far...`
        : `Downloading ${figure} of ${formatWhole(total)}...`;
    }
  }
}

/**
 * The download of all transactions that the filter selects as a CSV file, with its progress and
 * Cancel (docs/product/credits.md#download); a part of a flex container that wraps.
 */
export function CsvDownload({ filters }: { filters: HistoryFilters }) {
  const { download, start, cancel } = useCsvDownload(filters);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = download.state === 'running';

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="bar"
        aria-label={isRunning ? undefined : 'Download CSV'}
        className="max-sm:min-h-11"
        busy={isRunning}
        busyLabel="Downloading..."
        onClick={start}
      >
        <Icon of={Download} />
        <span className="max-sm:hidden">Download CSV</span>
      </Button>
      {isRunning && (
        <Button
          variant="ghost"
          size="bar"
          onClick={() => {
            cancel();
            // The focus was on Cancel, which unmounts.
            button.current?.focus();
          }}
        >
          Cancel
        </Button>
      )}
      <p role="status" className="num basis-full text-muted empty:sr-only sm:text-right">
        {statusText(download)}
      </p>
    </>
  );
}

/** The state of a download. Unmounting cancels it; the parent remounts it for other filters. */
function useCsvDownload(filters: HistoryFilters) {
  const queryClient = useQueryClient();
  const [download, setDownload] = useState<DownloadState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
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
      const names = toPlatformNames(costs);
      const csv = transactionsCsv(transactions, {
        nameOf: (transaction) => platformNameOf(transaction, names),
        filters,
      });
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
