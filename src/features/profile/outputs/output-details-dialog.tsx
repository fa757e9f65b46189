import { OutputSource } from '@/components/outputs/output-source';
import { outputName, textBelowName } from '@/resources/outputs/output-name';
import { NO_SUMMARY, type SavedOutput } from '@/resources/outputs/saved-output';
import { Dialog } from '@/ui/dialog/dialog';
import { LazyMarkdown } from '@/ui/markdown/lazy-markdown';
import { MarkedText } from '@/ui/markdown/marked-text';
import { OutputActions } from './output-actions';
import type { Outputs } from './use-outputs';

/** The details of a saved output (docs/product/outputs.md#details). */
export function OutputDetailsDialog({
  output,
  outputs: { catalogue, words, closeOutput },
}: {
  output: SavedOutput;
  outputs: Outputs;
}) {
  const { byline, text, group } = output;

  return (
    <Dialog
      open
      onOpenChange={closeOutput}
      eyebrow={<OutputSource output={output} words={words} />}
      title={<MarkedText words={words}>{outputName(output)}</MarkedText>}
      description={byline}
      size="upload"
      bodyLabel="Text"
      footer={<OutputActions output={output} catalogue={catalogue} menuSide="top" />}
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
