import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveTextFile } from '@/lib/browser/save-file';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { localDay } from '@/lib/parse/parse-date';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { fetchWholeHistory, transactionsCsv } from '@/resources/credits/transactions/csv';
import type { HistoryFilters } from '@/resources/credits/transactions/filters';
import { platformNameOf, toPlatformNames } from '@/resources/credits/transactions/platform-name';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

/**
 * The download of all transactions that the filter selects as a CSV file, with its progress and
 * Cancel (docs/product/credits.md#download); a part of a flex container that wraps.
 */
export function CsvDownload({ filters }: { filters: HistoryFilters }) {
  const { isRunning, status, start, cancel } = useCsvDownload(filters);
  const button = useRef<HTMLButtonElement>(null);

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
        {status}
      </p>
    </>
  );
}

/** The state of a download. Unmounting cancels it; the parent remounts it for other filters. */
function useCsvDownload(filters: HistoryFilters) {
  const queryClient = useQueryClient();
  const [isRunning, setIsRunning] = useState(false);
  const [status, setStatus] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  function end(text: string) {
    setIsRunning(false);
    setStatus(text);
  }

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let loaded = 0;
    setIsRunning(true);
    setStatus('Downloading...');
    try {
      const transactions = await fetchWholeHistory(filters, signal, (progress) => {
        ({ loaded } = progress);
        const total = progress.total === null ? ' so far' : ` of ${formatWhole(progress.total)}`;
        setStatus(`Downloading ${formatWhole(loaded)}${total}...`);
      });
      const names = toPlatformNames(queryClient.getQueryData(platformCostsQuery.queryKey) ?? []);
      const csv = transactionsCsv(transactions, (each) => platformNameOf(each, names));
      saveTextFile(`transactions-${localDay(Date.now())}.csv`, csv, 'text/csv');
      end(`${countOf(transactions.length, 'transaction')} downloaded.`);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The history could not be downloaded.', error);
      end(`The download stopped after ${formatWhole(loaded)}. Please try again.`);
    }
  }

  function cancel() {
    running.current?.abort();
    end('Download cancelled.');
  }

  return { isRunning, status, start: () => void start(), cancel };
}
