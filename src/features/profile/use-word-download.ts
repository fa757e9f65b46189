import { useRef, useState } from 'react';
import { saveFile } from '@/lib/browser/save-file';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { useSingleFlight } from '@/lib/react/use-single-flight';
import { safeFileName } from '@/resources/outputs/file-name';
import { sessionSignal } from '@/resources/session/session';
import { dismissToast, showToast } from '@/ui/feedback/toast';
import { markdownWord } from '@/ui/markdown/lazy-markdown';

/**
 * Downloads Markdown as a Word file (docs/product/outputs.md#word-files). A toast with Retry shows that
 * the library could not be loaded, or the file not be made.
 */
export function useWordDownload() {
  const [isBusy, setIsBusy] = useState(false);
  const flight = useSingleFlight();
  const errorToast = useRef<string | null>(null);

  /** @param title the file's name before it is made safe */
  async function download(title: string, markdown: string): Promise<void> {
    if (!flight.begin()) return;
    const session = sessionSignal();
    setIsBusy(true);
    if (errorToast.current !== null) dismissToast(errorToast.current);
    try {
      const { markdownToWord } = await markdownWord.load();
      // The conversion of a long text blocks the page.
      await waitForPaint();
      const file = await markdownToWord(markdown, title);
      if (!session.aborted) saveFile(`${safeFileName(title)}.docx`, file);
    } catch {
      if (session.aborted) return;
      // Not one id for all: the end of a dismissed toast would remove a new one with its id.
      errorToast.current = showToast(
        'error',
        'The Word file could not be made. Check your connection and try again.',
        { action: { label: 'Retry', onPress: () => void download(title, markdown) } },
      );
    } finally {
      flight.end();
      setIsBusy(false);
    }
  }

  return { isBusy, download: (title: string, markdown: string) => void download(title, markdown) };
}
