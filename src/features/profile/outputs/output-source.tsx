import { formatDate } from '@/lib/format/dates';
import { MarkedText } from '@/ui/markdown/marked-text';

/** The line above the name of an output: its tool and its date (docs/product/outputs.md#name-of-an-output). */
export function OutputSource({
  id,
  source,
  createdAt,
  words,
}: {
  /** The id of the element with the tool. */
  id?: string;
  source: string;
  createdAt: number | null;
  /** The words of the search, which are marked. */
  words: readonly string[];
}) {
  return (
    <span className="num flex flex-wrap gap-x-1.5">
      <span id={id} className="wrap-anywhere">
        <MarkedText words={words}>{source}</MarkedText>
      </span>
      <span className="whitespace-nowrap">
        <span aria-hidden className="mr-1.5">
          ·
        </span>
        {formatDate(createdAt)}
      </span>
    </span>
  );
}
