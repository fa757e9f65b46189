import { useCallback, useEffect } from 'react';
import { formatWhole } from '@/lib/format/decimals';
import type { Pins } from '@/resources/device-lists/pins';
import { MAX_LIST_LENGTH } from '@/resources/device-lists/stored-list';
import { shownOutputs } from '@/resources/outputs/months';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/feedback/toast';
import { markdownHtml } from '@/ui/markdown/lazy-markdown';
import { OutputCard, type RenderOutputPicture } from './output-card';
import type { Outputs } from './use-outputs';

/** The number of cards that show first, and that Show more adds. */
export const PAGE_SIZE = 24;

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5';

export interface OutputListProps {
  outputs: Outputs;
  renderPicture: RenderOutputPicture;
  onOpen: (key: string) => void;
  onPrint: (output: SavedOutput) => void;
}

/**
 * The cards of saved outputs by month, paged because a member may have thousands
 * (docs/product/outputs.md#months-and-pins).
 */
export function OutputList({ outputs, renderPicture, onOpen, onPrint }: OutputListProps) {
  const { outputs: found, sections, shown, showMore, words, catalogue, pins } = outputs;
  // Copy does not wait for this module.
  useEffect(() => markdownHtml.preload(), []);
  const onPin = useTogglePin(pins);

  return (
    <>
      {shownOutputs(sections, shown).map(({ section, outputs: cards }) => (
        <section key={section.key} className="mb-6">
          <h3 className="mb-3 font-semibold">
            {section.label}{' '}
            <span className="num ml-0.5 font-normal text-muted">
              {formatWhole(section.outputs.length)}
            </span>
          </h3>
          <ul className={GRID}>
            {cards.map((output) => (
              <OutputCard
                key={output.key}
                output={output}
                tool={toolOfOutput(output, catalogue)}
                isPinned={pins.isAvailable ? pins.ids.includes(output.key) : null}
                {...{ renderPicture, words, onPin, onOpen, onPrint }}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length > shown && (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
          <p className="num text-muted">
            {`Showing ${formatWhole(shown)} of ${formatWhole(found.length)}`}
          </p>
        </div>
      )}
    </>
  );
}

/**
 * Returns a function that pins an output, or unpins it, and shows the result in a toast, because the
 * card moves to another section (docs/product/outputs.md#months-and-pins). The function changes only
 * with the pins.
 */
function useTogglePin({ ids, toggle }: Pins): (key: string) => void {
  return useCallback(
    (key) => {
      const wasPinned = ids.includes(key);
      if (toggle(key) !== wasPinned) {
        showToast('success', wasPinned ? 'Unpinned' : 'Pinned to the top', { id: 'pin' });
      } else if (ids.length >= MAX_LIST_LENGTH) {
        showToast('info', `You can pin up to ${MAX_LIST_LENGTH} outputs.`);
      } else {
        showToast('error', 'Your browser could not keep this pin.');
      }
    },
    [ids, toggle],
  );
}
