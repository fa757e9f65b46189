import { CloudOff, FolderOpen, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { countOf } from '@/lib/count-of';
import type { ListTab } from '@/resources/user-assets/groups';
import { Button, buttonClass } from '@/ui/button';
import { EmptyPanel } from '@/ui/panels';

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

/** An empty tab, with a link to the tools. */
export function NoOutputs({ tab }: { tab: ListTab }) {
  return (
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
  );
}

/** A search without results on a tab. */
export function NoSearchResults({
  term,
  otherCount,
  onClear,
  onShowAll,
}: {
  term: string;
  /** Outputs on other tabs that the search has found. */
  otherCount: number;
  onClear: () => void;
  onShowAll: () => void;
}) {
  const others = countOf(otherCount, 'output');
  return (
    <EmptyPanel
      level={3}
      icon={SearchX}
      title="No outputs found"
      text={
        otherCount > 0
          ? `Nothing on this tab matches “${term}”. ${others} on other tabs ${otherCount === 1 ? 'does' : 'do'}.`
          : `Nothing saved matches “${term}”. Try fewer words.`
      }
      action={
        otherCount > 0 ? (
          <Button variant="secondary" onClick={onShowAll}>
            {`Show ${others}`}
          </Button>
        ) : (
          <Button variant="secondary" onClick={onClear}>
            Clear search
          </Button>
        )
      }
    />
  );
}

/** Outputs that could not be loaded: no alert, only Try Again (docs/product/outputs.md#cards). */
export function OutputsError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <EmptyPanel
      level={3}
      icon={CloudOff}
      title="Your saved outputs are not here yet"
      text="They’re safe, they just didn’t load. Please try again."
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      }
    />
  );
}
