import { formatDate } from '@/lib/format/dates';
import { outputLabels } from '@/resources/outputs/output-name';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { MarkedText } from '@/ui/markdown/marked-text';

const NO_WORDS: readonly string[] = [];

/**
 * The line above the name of an output: its tool and its date
 * (docs/product/outputs.md#name-of-an-output).
 */
export function OutputSource({
  output,
  id,
  words = NO_WORDS,
}: {
  output: SavedOutput;
  /** The id of the element with the tool. */
  id?: string;
  /** The words of a search, which are marked. */
  words?: readonly string[];
}) {
  return (
    <span className="num block min-w-0 wrap-anywhere">
      <span id={id} translate="no">
        <MarkedText words={words}>{outputLabels(output).source}</MarkedText>
      </span>
      <span aria-hidden> · </span>
      <span className="whitespace-nowrap">{formatDate(output.createdAt)}</span>
    </span>
  );
}
