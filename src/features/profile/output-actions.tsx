import { Copy, Download } from 'lucide-react';
import { copyText } from '@/lib/copy-text';
import { saveTextFile } from '@/lib/save-file';
import { markdownFileName } from '@/resources/user-assets/file-name';
import type { SavedOutput } from '@/resources/user-assets/output';
import { outputDocument } from '@/resources/user-assets/output-text';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';

/** Buttons that copy and download an output as Markdown. */
export function OutputActions({ output }: { output: SavedOutput }) {
  const document = () => outputDocument(output, formatDate(output.createdAt));

  async function copy() {
    if (await copyText(document())) showToast('success', 'Content copied to clipboard!');
    else showToast('error', 'Your browser did not allow copying. Please use Download instead.');
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon of={Copy} />
        Copy
      </Button>
      <Button
        variant="secondary"
        onClick={() => saveTextFile(markdownFileName(output.title), document(), 'text/markdown')}
      >
        <Icon of={Download} />
        Download
      </Button>
    </>
  );
}
