import { cx } from '@/lib/cx';
import { usedText } from '@/resources/tools/recent';
import { cardClass } from '@/ui/card';
import { RetryButton } from '@/ui/feedback/retry-button';
import { ToolRow, ToolRowSkeleton } from './tool-row';
import { useGoal } from './use-goal';
import type { Home } from './use-home';

/** The recent tools (docs/product/navigation.md#home). */
export function HomeTools({ home }: { home: Home }) {
  const { catalogue, lastCounts, recents, areRecentsPending, now } = home;
  // The page has one primary button at most; the tools for a goal have it.
  const { goal } = useGoal();
  const first = home.hasStoredData && goal === '' ? 'primary' : 'secondary';
  // Without the catalogue the recent tools are unknown.
  if (catalogue.isError && !catalogue.data) return <ToolsFailure home={home} />;
  const hasRecents = areRecentsPending ? lastCounts.recentTools > 0 : recents.length > 0;
  if (!hasRecents) return null;
  return (
    <section
      aria-labelledby="home-recent"
      className={cx(
        cardClass,
        'px-4 pt-4 pb-1 sm:px-6 sm:pt-6 sm:pb-3',
        home.hasStoredData ? 'mt-4 sm:mt-6' : 'mt-10',
      )}
    >
      <h2 id="home-recent" className="text-16 font-semibold">
        Pick up where you left off
      </h2>
      <ul role="list" className="mt-1.5">
        {areRecentsPending
          ? Array.from({ length: lastCounts.recentTools }, (_, row) => (
              <ToolRowSkeleton key={row} />
            ))
          : recents.map(({ tool, usedAt }, index) => (
              <ToolRow
                key={tool.id}
                tool={tool}
                used={usedText(usedAt, now)}
                variant={index === 0 ? first : 'secondary'}
              />
            ))}
      </ul>
    </section>
  );
}

function ToolsFailure({ home: { catalogue } }: { home: Home }) {
  return (
    <p role="status" className="mt-6 text-muted">
      <span>Your recent tools didn’t load. </span>
      <RetryButton query={catalogue} variant="link" />
    </p>
  );
}
