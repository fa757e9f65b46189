import type { SavedOutput } from '@/resources/user-assets/output';
import { Button } from '@/ui/button';
import { OutputCard } from './output-card';

/** Cards that show first, and that each press of Show more adds. */
export const PAGE_SIZE = 24;

const GRID = 'grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5';

export interface OutputListProps {
  outputs: readonly SavedOutput[];
  /** Shows the tab's name on each card. */
  showTabs: boolean;
  /** How many cards show. */
  shown: number;
  onShowMore: () => void;
  onOpen: (key: string) => void;
}

/** The cards of saved outputs, paged because a member may have a thousand. */
export function OutputList(props: OutputListProps) {
  const { outputs, showTabs, shown, onShowMore, onOpen } = props;
  const rest = outputs.length - shown;

  return (
    <>
      <ul className={GRID}>
        {outputs.slice(0, shown).map((output) => (
          <OutputCard key={output.key} output={output} showTab={showTabs} onOpen={onOpen} />
        ))}
      </ul>
      {rest > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={onShowMore}>
            Show more
          </Button>
          <p className="num text-muted">
            {`Showing ${shown.toLocaleString('en-US')} of ${outputs.length.toLocaleString('en-US')}`}
          </p>
        </div>
      )}
    </>
  );
}
