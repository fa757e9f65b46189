import { useRef } from 'react';
import { useAction } from '@/components/use-action';
import { saveFile } from '@/lib/browser/save-file';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { safeFileName } from '@/resources/outputs/file-name';
import { dismissToast, showToast } from '@/ui/feedback/toast';

/**
 * Downloads Markdown as a Word file (docs/product/outputs.md#word-files). A toast with Retry shows
 * that the library could not be loaded, or the file not be made.
 * @param title the file's name before it is made safe
 */
export function useWordDownload(title: string, markdown: () => string) {
  const errorToast = useRef<string | null>(null);

  async function createFile() {
    if (errorToast.current !== null) dismissToast(errorToast.current);
    const { markdownToWord } = await import('@/ui/markdown/word/word-document');
    // The conversion of a long text blocks the page.
    await waitForPaint();
    return markdownToWord(markdown(), title);
  }

  const { run, isBusy } = useAction(
    { mutationFn: createFile },
    {
      onDone: (file) => saveFile(`${safeFileName(title)}.docx`, file),
      onError: () => {
        // Not one id for all: the end of a dismissed toast would remove a new one with its id.
        errorToast.current = showToast(
          'error',
          'The Word file could not be made. Check your connection and try again.',
          { action: { label: 'Retry', onPress: () => void run() } },
        );
      },
    },
  );

  return { isBusy, download: () => void run() };
}
