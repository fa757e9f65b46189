import { Copy, FileDown, FileText, Printer, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { copyOutput } from '@/features/profile/copy-markdown';
import { useWordDownload } from '@/features/profile/use-word-download';
import { saveTextFile } from '@/lib/browser/save-file';
import { formatDate } from '@/lib/format/dates';
import { markdownFileName, outputFileTitle } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';

/**
 * The actions of an output's details: copy, download as Word or Markdown, print, and a link to its tool
 * (docs/product/outputs.md#copy-and-download).
 */
export function OutputActions({
  output,
  catalogue,
  onPrint,
}: {
  output: SavedOutput;
  catalogue: readonly Tool[];
  onPrint: (output: SavedOutput) => void;
}) {
  const tool = toolOfOutput(output, catalogue);
  const fileTitle = outputFileTitle(output);
  const text = () => outputDocument(output, formatDate(output.createdAt));
  const word = useWordDownload(fileTitle, text);

  return (
    <>
      <Button variant="secondary" onClick={() => void copyOutput(output)}>
        <Icon of={Copy} />
        <span>Copy</span>
      </Button>
      <Button
        variant="secondary"
        busy={word.isBusy}
        aria-label="Download as Word"
        title="Download as Word"
        onClick={word.download}
      >
        {!word.isBusy && <Icon of={FileText} />}
        <span>Word</span>
      </Button>
      <Button
        variant="secondary"
        aria-label="Download as Markdown"
        title="Download as Markdown"
        onClick={() => saveTextFile(markdownFileName(fileTitle), text(), 'text/markdown')}
      >
        <Icon of={FileDown} />
        <span>Markdown</span>
      </Button>
      <Button
        variant="secondary"
        aria-label="Save as PDF"
        title="Save as PDF"
        onClick={() => onPrint(output)}
      >
        <Icon of={Printer} />
        <span>PDF</span>
      </Button>
      {tool && (
        <Link to={paths.tool(tool.id)} className={buttonClass({ variant: 'secondary' })}>
          <Icon of={RotateCw} />
          <span>Run again</span>
        </Link>
      )}
    </>
  );
}
