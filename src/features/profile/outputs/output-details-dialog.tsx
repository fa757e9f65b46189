import { formatDate } from '@/lib/format/dates';
import { tabLabel } from '@/resources/outputs/groups';
import { NO_SUMMARY, type SavedOutput } from '@/resources/outputs/saved-output';
import { Dialog } from '@/ui/dialog/dialog';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { OutputActions } from './output-actions';
import type { Outputs } from './use-outputs';

/** The details of a saved output (docs/product/outputs.md#details). */
export function OutputDetailsDialog({
  output,
  outputs: { catalogue, words },
  onClose,
  onPrint,
}: {
  output: SavedOutput;
  outputs: Outputs;
  onClose: () => void;
  onPrint: (output: SavedOutput) => void;
}) {
  const { title, tab, createdAt, byline, text, group } = output;
  const facts = [formatDate(createdAt), byline].filter((fact) => fact !== null);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      eyebrow={tabLabel(tab)}
      title={title}
      description={facts.join(' · ')}
      size="upload"
      footer={<OutputActions {...{ output, catalogue, onPrint }} />}
    >
      {text === '' ? (
        <p className="text-muted">
          {group === 'assessment' ? NO_SUMMARY : 'This output has no text.'}
        </p>
      ) : (
        // Focusable, so that the keyboard can scroll it.
        <div tabIndex={0} role="group" aria-label="Text">
          <LazyMarkdown level={3} words={words}>
            {text}
          </LazyMarkdown>
        </div>
      )}
    </Dialog>
  );
}
