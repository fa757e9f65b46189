import { CloudOff, Download, FolderOpen, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAction } from '@/components/use-action';
import { paths } from '@/config/paths';
import { saveFile } from '@/lib/browser/save-file';
import { cx } from '@/lib/cx';
import { countOf, formatWhole } from '@/lib/format/numbers';
import { safeFileName } from '@/resources/outputs/file-name';
import type { ListTab } from '@/resources/outputs/groups';
import type { SavedOutput } from '@/resources/outputs/saved-output';
import { Button, buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { EmptyPanel } from '@/ui/feedback/empty-and-error-panels';
import { RetryButton } from '@/ui/feedback/retry-button';
import { Skeleton, SkeletonGroup } from '@/ui/feedback/skeleton';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icon';
import { OutputList, outputGridClass } from './output-list';
import type { Outputs } from './use-outputs';

/** The outputs of a tab in the states loading, error, empty, and no match of a search. */
export function OutputTabPanel({ outputs }: { outputs: Outputs }) {
  const { query, tab, month, term, total, search, openAll } = outputs;
  if (query.isPending) return <OutputSkeletons />;
  if (!query.data) {
    // No alert, only Retry (docs/product/outputs.md#cards).
    return (
      <EmptyPanel
        level={3}
        icon={CloudOff}
        title="Your saved outputs didn’t load"
        text="They’re safe. Please try again."
        action={<RetryButton query={query} />}
      />
    );
  }
  const found = outputs.outputs;
  const hasOutputs = found.length > 0;
  return (
    <>
      {/* Rendered before a search, because screen readers announce only changes of a live region. */}
      <div
        className={cx('flex flex-wrap items-center justify-between gap-3', term !== '' && 'mb-4')}
      >
        <p role="status" className="num text-muted wrap-anywhere">
          {term !== '' && `Found in ${formatWhole(found.length)} of ${countOf(total, 'output')}`}
        </p>
        {term !== '' && hasOutputs && <DownloadOutputs outputs={found} term={term} />}
      </div>
      {hasOutputs ? (
        <OutputList outputs={outputs} />
      ) : term === '' && month === null ? (
        <EmptyPanel
          level={3}
          icon={FolderOpen}
          {...EMPTY[tab]}
          action={
            <Link to={paths.explore} className={buttonClass({ variant: 'secondary' })}>
              Explore tools
            </Link>
          }
        />
      ) : (
        <EmptyPanel
          level={3}
          icon={SearchX}
          title="No outputs found"
          text="Try other words, or look through all of your outputs."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                search('');
                openAll();
              }}
            >
              Show all outputs
            </Button>
          }
        />
      )}
    </>
  );
}

/** A month with three skeleton cards. */
function OutputSkeletons() {
  return (
    <SkeletonGroup label="Loading your saved outputs...">
      <Skeleton className="mb-3 h-5 w-32 rounded-mark" />
      <div className={outputGridClass}>
        {[1, 2, 3].map((card) => (
          <div key={card} data-skeleton-card className={`${cardClass} space-y-3 p-4 sm:p-5`}>
            <Skeleton className="h-6 w-1/2 rounded-mark" />
            <Skeleton className="h-5 w-2/3 rounded-mark" />
            <Skeleton className="h-16 rounded-mark" />
            <Skeleton className="h-5 w-24 rounded-mark" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** Downloads the outputs of a search as one archive (docs/product/outputs.md#search). */
function DownloadOutputs({ outputs, term }: { outputs: readonly SavedOutput[]; term: string }) {
  const mutationFn = async () => (await import('./outputs-archive')).createOutputsArchive(outputs);
  const { run: download, isBusy } = useAction(
    { mutationFn },
    {
      onDone: (file) => saveFile(`${safeFileName(`outputs ${term}`)}.zip`, file),
      onError: () => showToast('error', 'The archive could not be made. Please try again.'),
    },
  );

  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isBusy}
      title="One archive of Markdown files"
      onClick={() => void download()}
    >
      {!isBusy && <Icon of={Download} />}
      <span>Download all</span>
    </Button>
  );
}

/** The texts of empty tabs. */
const EMPTY: Record<ListTab, { title: string; text: string }> = {
  all: {
    title: 'No outputs yet',
    text: 'What your tools write for your business is kept here.',
  },
  agents: {
    title: 'No agent outputs yet',
    text: 'What an agent writes for your business is kept here.',
  },
  purposeTools: {
    title: 'No purpose tool outputs yet',
    text: 'Your niche, your calling and your speaker identity are kept here once you have found them.',
  },
  salesAi: {
    title: 'No Sales AI outputs yet',
    text: 'Reviews of your sales calls are kept here, one for each company.',
  },
  aiWorkflow: {
    title: 'No AI workflows yet',
    text: 'Workflows that you have mapped are kept here, with their flow charts and costs.',
  },
  assessment: {
    title: 'No assessment results yet',
    text: 'The results of your assessments are kept here.',
  },
  brandStory: {
    title: 'No brand stories yet',
    text: 'Your brand story is kept here once it is written.',
  },
};
