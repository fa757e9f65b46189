import { Download, FileDown, FileText, Printer } from 'lucide-react';
import { saveTextFile } from '@/lib/browser/save-file';
import { markdownFileName } from '@/resources/outputs/file-name';
import { buttonClass } from '@/ui/button';
import { SpinnerRing } from '@/ui/feedback/spinner';
import { Icon } from '@/ui/icon';
import { Menu, MenuItem } from '@/ui/menu';
import { useWordDownload } from './use-word-download';

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
