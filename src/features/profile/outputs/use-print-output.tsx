import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { outputName } from '@/resources/outputs/output-name';
import { outputDocument } from '@/resources/outputs/output-text';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';

/**
 * Prints an output alone; the browser's print dialog also saves a PDF
 * (docs/product/outputs.md#copy-and-download).
 */
export function usePrintOutput(output: SavedOutput) {
  const [isPrinting, setIsPrinting] = useState(false);
  const name = outputName(output);

  function print() {
    function printLoaded() {
      flushSync(() => setIsPrinting(true));
      window.print();
    }
    // Without the parser the Markdown source is printed.
    LazyMarkdown.load().then(printLoaded, printLoaded);
  }

  useEffect(() => {
    if (!isPrinting) return;
    const { title } = document;
    // Browsers name the PDF by the document's title.
    document.title = name;
    const onPrinted = () => setIsPrinting(false);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      window.removeEventListener('afterprint', onPrinted);
      document.title = title;
    };
  }, [isPrinting, name]);

  return {
    print,
    /** The printed document, which is hidden on the screen. */
    printedOutput:
      isPrinting &&
      createPortal(
        <article data-print className="hidden">
          <LazyMarkdown whole level={2}>
            {outputDocument(output)}
          </LazyMarkdown>
        </article>,
        document.body,
      ),
  };
}
