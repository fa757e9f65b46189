import { OutputSource } from '@/components/outputs/output-source';
import { formatDate } from '@/lib/format/dates';
import { outputLabels, textBelowName } from '@/resources/outputs/output-name';
import { NO_SUMMARY, type SavedOutput } from '@/resources/outputs/saved-output';
import { Dialog } from '@/ui/dialog/dialog';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { MarkedText } from '@/ui/markdown/marked-text';
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
  const { createdAt, byline, text, group } = output;
  const { name, source } = outputLabels(output);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      eyebrow={
        <OutputSource
          source={<MarkedText words={words}>{source}</MarkedText>}
          date={formatDate(createdAt)}
        />
      }
      title={<MarkedText words={words}>{name}</MarkedText>}
      description={byline}
      size="upload"
      bodyLabel="Text"
      footer={<OutputActions {...{ output, catalogue, onPrint }} menuSide="top" />}
    >
      {text === '' ? (
        <p className="text-muted">
          {group === 'assessment' ? NO_SUMMARY : 'This output has no text.'}
        </p>
      ) : (
        <LazyMarkdown level={3} words={words}>
          {textBelowName(output)}
        </LazyMarkdown>
      )}
    </Dialog>
  );
}
