import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useAction } from '@/components/use-action';
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
 * The download of all transactions that the filter selects as a CSV file, with its progress
 * (docs/product/credits.md#download); a part of a flex container that wraps. Unmounting cancels it;
 * the parent remounts it for other filters.
 */
export function CsvDownload({ filters }: { filters: HistoryFilters }) {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState('');
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    running.current = new AbortController();
    setProgress('Downloading...');
    const { signal } = running.current;
    const transactions = await fetchWholeHistory(filters, signal, ({ loaded, total }) => {
      const all = total === null ? ' so far' : ` of ${formatWhole(total)}`;
      setProgress(`Downloading ${formatWhole(loaded)}${all}...`);
    });
    const names = toPlatformNames(queryClient.getQueryData(platformCostsQuery.queryKey) ?? []);
    const csv = transactionsCsv(transactions, (each) => platformNameOf(each, names));
    saveTextFile(`transactions-${localDay(Date.now())}.csv`, csv, 'text/csv');
    return `${countOf(transactions.length, 'transaction')} downloaded.`;
  }

  const { run, isBusy, data, error } = useAction({ mutationFn: download });
  const result = error ? 'The download failed. Please try again.' : data;

  return (
    <>
      <Button
        variant="ghost"
        size="bar"
        aria-label="Download CSV"
        className="max-sm:min-h-11"
        busy={isBusy}
        onClick={() => void run()}
      >
        {!isBusy && <Icon of={Download} />}
        <span className="max-sm:hidden">Download CSV</span>
      </Button>
      <p role="status" className="num basis-full text-muted empty:sr-only sm:text-right">
        {isBusy ? progress : result}
      </p>
    </>
  );
}
