import { ArrowRight, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { copyMarkdown } from '@/features/profile/copy-markdown';
import { DownloadMenu } from '@/features/profile/download-menu';
import { outputFileTitle } from '@/resources/outputs/file-name';
import { outputDocument } from '@/resources/outputs/output-text';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import type { Tool } from '@/resources/tools/schema';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { usePrintOutput } from './use-print-output';

/** The actions of an opened output (docs/product/outputs.md#copy-and-download). */
export function OutputActions({
  output,
  catalogue,
  menuSide,
}: {
  output: SavedOutput;
  catalogue: readonly Tool[];
  /** The side on which the menu Download opens. */
  menuSide?: 'top' | 'bottom';
}) {
  const tool = toolOfOutput(output, catalogue);
  const { print, printedOutput } = usePrintOutput(output);

  return (
    <>
      <Button variant="secondary" onClick={() => void copyMarkdown(outputDocument(output))}>
        <Icon of={Copy} />
        <span>Copy</span>
      </Button>
      <DownloadMenu
        title={outputFileTitle(output)}
        markdown={() => outputDocument(output)}
        onPrint={print}
        side={menuSide}
      />
      {tool && (
        <Link to={paths.tool(tool.id)} className={buttonClass({ variant: 'secondary' })}>
          <span>{`Open ${tool.name}`}</span>
          <Icon of={ArrowRight} />
        </Link>
      )}
      {printedOutput}
    </>
  );
}
