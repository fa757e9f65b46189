import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { usedText } from '@/resources/tools/recent';
import { cardClass } from '@/ui/card';
import { RetryButton } from '@/ui/feedback/retry-button';
import { ToolRow, ToolRowSkeleton } from './tool-row';
import { useGoal } from './use-goal';
import type { Home } from './use-home';

/** The recent and the pinned tools, side by side where both exist (docs/product/navigation.md#home). */
export function HomeTools({ home }: { home: Home }) {
  const { catalogue, lastCounts, recents, areRecentsPending, pinnedCount } = home;
  // Without the catalogue the recent tools are unknown.
  if (catalogue.isError && !catalogue.data) return <ToolsFailure home={home} />;
  const hasRecents = areRecentsPending ? lastCounts.recentTools > 0 : recents.length > 0;
  const hasPins = pinnedCount > 0;
  if (!hasRecents && !hasPins) return null;
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-4 sm:gap-6',
        home.hasStoredData ? 'mt-4 sm:mt-6' : 'mt-10',
        hasRecents &&
          hasPins &&
          'lg:grid-cols-[minmax(0,1fr)_400px] 2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
      )}
    >
      {hasRecents && <RecentTools home={home} />}
      {hasPins && <PinnedTools home={home} />}
    </div>
  );
}

function ToolList({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`${cardClass} px-4 pt-4 pb-1 sm:px-6 sm:pt-6 sm:pb-3`}>
      <h2 id={id} className="text-16 font-semibold">
        {title}
      </h2>
      <ul role="list" className="mt-1.5">
        {children}
      </ul>
    </section>
  );
}

function placeholders(count: number, isSmall: boolean) {
  return Array.from({ length: count }, (_, row) => <ToolRowSkeleton key={row} isSmall={isSmall} />);
}

function RecentTools({ home }: { home: Home }) {
  const { recents, areRecentsPending, lastCounts, now } = home;
  // The page has one primary button at most; the tools for a goal have it.
  const { goal } = useGoal();
  const first = home.hasStoredData && goal === '' ? 'primary' : 'secondary';
  return (
    <ToolList title="Pick up where you left off" id="home-recent">
      {areRecentsPending
        ? placeholders(lastCounts.recentTools, false)
        : recents.map(({ tool, usedAt }, index) => (
            <ToolRow
              key={tool.id}
              tool={tool}
              used={usedText(usedAt, now)}
              variant={index === 0 ? first : 'secondary'}
            />
          ))}
    </ToolList>
  );
}

function PinnedTools({ home }: { home: Home }) {
  const { pinned, pinnedCount, catalogue } = home;
  // A tool that is removed from the catalogue stays pinned, in case it is added again.
  if (catalogue.data && pinned.length === 0) return null;
  return (
    <ToolList title="Pinned tools" id="home-pinned">
      {catalogue.data
        ? pinned.map((tool) => <ToolRow key={tool.id} tool={tool} isSmall variant="ghost" />)
        : placeholders(pinnedCount, true)}
    </ToolList>
  );
}

function ToolsFailure({ home: { catalogue } }: { home: Home }) {
  return (
    <p role="status" className="mt-6 text-muted">
      <span>Your recent and pinned tools didn’t load. </span>
      <RetryButton query={catalogue} variant="link" />
    </p>
  );
}
