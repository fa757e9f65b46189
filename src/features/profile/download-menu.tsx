import { Download, FileText, Printer } from 'lucide-react';
import { saveTextFile } from '@/lib/save-file';
import { markdownFileName } from '@/resources/user-assets/file-name';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Menu, MenuItem } from '@/ui/menu';

const FILE_NAME = markdownFileName('Business profile');

/**
 * Downloads the profile as a Markdown file, or opens the print dialog of the browser, which also
 * saves a PDF (docs/product/generated-profile.md#download).
 */
export function DownloadMenu({
  text,
  onPrint,
}: {
  /** Returns the text to download. */
  text: () => string;
  /** Called when the page is to be printed. */
  onPrint: () => void;
}) {
  return (
    <Menu
      trigger={(props) => (
        <button {...props} type="button" className={buttonClass({ variant: 'secondary' })}>
          <Icon of={Download} />
          Download
        </button>
      )}
    >
      <MenuItem icon={FileText} onSelect={() => saveTextFile(FILE_NAME, text(), 'text/markdown')}>
        Markdown file
      </MenuItem>
      <MenuItem icon={Printer} onSelect={onPrint}>
        Print or save as PDF
      </MenuItem>
    </Menu>
  );
}
