import { useRef } from 'react';
import { Download } from 'lucide-react';
import type { HistoryFilters } from '@/resources/credits/transactions/filters';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { formatTransactionCount } from './transaction-text';
import { useCsvDownload, type CsvDownload as DownloadState } from './use-csv-download';

function statusText(download: DownloadState): string {
  switch (download.state) {
    case 'idle':
      return '';
    case 'cancelled':
      return 'Download cancelled.';
    case 'done':
      return `${formatTransactionCount(download.count)} downloaded.`;
    case 'running':
    case 'failed': {
      const { loaded, total } = download.progress;
      const figure = loaded.toLocaleString('en-US');
      if (download.state === 'failed')
        return `The download stopped after ${figure}. Please try again.`;
      return total === null
        ? `Downloading, ${figure} so far...`
        : `Downloading ${figure} of ${total.toLocaleString('en-US')}...`;
    }
  }
}

/**
 * The way to a CSV file of all transactions that the filter selects, with its progress and Cancel
 * (docs/product/credits.md#download).
 */
export function CsvDownload({ filters }: { filters: HistoryFilters }) {
  const { download, start, cancel } = useCsvDownload(filters);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = download.state === 'running';

  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <Button
        ref={button}
        variant="secondary"
        busy={isRunning}
        busyLabel="Downloading..."
        onClick={start}
      >
        <Icon of={Download} />
        Download CSV
      </Button>
      {isRunning && (
        <Button
          variant="ghost"
          onClick={() => {
            cancel();
            // The focus was on what is removed.
            button.current?.focus();
          }}
        >
          Cancel
        </Button>
      )}
      <p role="status" className="num text-muted">
        {statusText(download)}
      </p>
    </div>
  );
}
