import { useRef } from 'react';
import { Download, FileDown, FileText, Printer } from 'lucide-react';
import { useAction } from '@/components/use-action';
import { saveFile, saveTextFile } from '@/lib/browser/save-file';
import { waitForPaint } from '@/lib/browser/wait-for-paint';
import { markdownFileName, safeFileName } from '@/resources/outputs/file-name';
import { buttonClass } from '@/ui/button';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { dismissToast, showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icon';
import { Menu, MenuItem } from '@/ui/menu';

/**
 * The menu that downloads a text as Word or Markdown, or prints it. @param props.title of the files
 */
export function DownloadMenu({
  title,
  markdown,
  onPrint,
  side,
}: {
  title: string;
  markdown: () => string;
  /** Opens the browser's print dialog, which also saves a PDF. */
  onPrint: () => void;
  side?: 'top' | 'bottom' | undefined;
}) {
  const word = useWordDownload(title, markdown);
  return (
    <Menu
      side={side}
      trigger={
        <button type="button" className={buttonClass({ variant: 'secondary' })}>
          {word.isBusy ? <SpinnerRing /> : <Icon of={Download} />}
          <span className="max-lg:sr-only">Download</span>
        </button>
      }
    >
      <MenuItem icon={FileText} onSelect={word.download}>
        Word
      </MenuItem>
      <MenuItem
        icon={FileDown}
        onSelect={() => saveTextFile(markdownFileName(title), markdown(), 'text/markdown')}
      >
        Markdown
      </MenuItem>
      <MenuItem icon={Printer} onSelect={onPrint}>
        Print or PDF
      </MenuItem>
    </Menu>
  );
}

/**
 * Downloads Markdown as a Word file (docs/product/outputs.md#word-files). A toast with Retry shows
 * that the library could not be loaded, or the file not be made.
 * @param title the file's name before it is made safe
 */
function useWordDownload(title: string, markdown: () => string) {
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
