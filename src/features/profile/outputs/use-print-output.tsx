import { useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { formatDate } from '@/lib/format/dates';
import { outputName } from '@/resources/outputs/output-name';
import { outputDocument } from '@/resources/outputs/output-text';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';

/**
 * Prints an output alone; the browser's print dialog also saves a PDF
 * (docs/product/outputs.md#copy-and-download).
 */
export function usePrintOutput() {
  const [printed, setPrinted] = useState<SavedOutput | null>(null);

  const print = useCallback((output: SavedOutput) => {
    function printLoaded() {
      flushSync(() => setPrinted(output));
      window.print();
    }
    // Without the parser the Markdown source is printed.
    LazyMarkdown.load().then(printLoaded, printLoaded);
  }, []);

  useEffect(() => {
    if (!printed) return;
    const { title } = document;
    // Browsers name the PDF by the document's title.
    document.title = outputName(printed);
    const onPrinted = () => setPrinted(null);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      window.removeEventListener('afterprint', onPrinted);
      document.title = title;
    };
  }, [printed]);

  return {
    /** A stable function. */
    print,
    /** The printed document, which is hidden on the screen. */
    printedOutput:
      printed &&
      createPortal(
        <article data-print className="hidden">
          <LazyMarkdown whole level={2}>
            {outputDocument(printed, formatDate(printed.createdAt))}
          </LazyMarkdown>
        </article>,
        document.body,
      ),
  };
}
