import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { OUTPUT_TABS } from '@/resources/user-assets/groups';
import { SearchField } from '@/ui/search-field';
import { TabPanel, Tabs } from '@/ui/tabs';
import { NoOutputs, NoSearchResults, OutputsError } from './no-outputs';
import { OutputList } from './output-list';
import { OutputSkeletons } from './output-skeletons';
import { PROFILE_TAB, type ProfileTab } from './profile-view';
import type { Outputs } from './use-outputs';

export interface SavedOutputsProps {
  outputs: Outputs;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The content of the hidden tab. */
  profile: ReactNode;
  /** Key of the output whose full view was closed. */
  returnTo: string | null;
  onOpen: (key: string) => void;
}

/** The saved outputs: tabs, a search over all of them, and cards (docs/product/outputs.md#tabs). */
export function SavedOutputs(props: SavedOutputsProps) {
  const { outputs, tab, onTab, profile } = props;
  const idBase = useId();
  const isSearch = outputs.term !== '';
  const panel = isSearch ? 'search' : tab;
  const isProfile = !isSearch && tab === PROFILE_TAB;
  const section = useRef<HTMLElement>(null);

  const restoreFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-output]') ?? [];
    const button = Array.from(buttons).find(({ dataset }) => dataset['output'] === props.returnTo);
    button?.focus({ preventScroll: true });
  });
  // The full view replaces the list, so closing it restores the focus on the output's button.
  useLayoutEffect(() => restoreFocus(), []);

  const navigation = useNavigationType();
  const scrollIntoViewOnPush = useEffectEvent(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (navigation === 'PUSH' && top > window.innerHeight / 2) {
      section.current?.scrollIntoView();
    }
  });
  // View Profile opens the hidden tab, which is below the viewport on phones.
  useEffect(() => {
    if (tab === PROFILE_TAB) scrollIntoViewOnPush();
  }, [tab]);

  return (
    <section ref={section} aria-labelledby={`${idBase}-title`} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${idBase}-title`} className="text-20 font-semibold">
          Saved outputs
        </h2>
        <SearchField label="Search saved outputs" value={outputs.typed} onChange={outputs.search} />
      </div>
      <Tabs
        label="Saved outputs"
        idBase={idBase}
        tabs={OUTPUT_TABS}
        value={panel}
        onChange={(value) => {
          outputs.search('');
          onTab(value);
        }}
        className="mt-3 mb-6"
      />
      <TabPanel
        idBase={idBase}
        value={panel}
        label={isSearch ? 'Search results' : isProfile ? 'Generated profile' : undefined}
        // High enough to be scrolled into view before its content is loaded.
        className={isProfile ? 'max-md:min-h-dvh' : undefined}
      >
        {isProfile ? profile : <Results {...props} isSearch={isSearch} />}
      </TabPanel>
    </section>
  );
}

function Results({
  outputs: { query, outputs, shown, term, search, showMore },
  tab,
  isSearch,
  onOpen,
}: SavedOutputsProps & { isSearch: boolean }) {
  if (query.isPending) return <OutputSkeletons />;
  if (!query.data) {
    return <OutputsError busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      {/* Rendered during the whole search, so that screen readers announce changes of the live region. */}
      {isSearch && (
        <p role="status" className="num mb-4 text-muted">
          {`${outputs.length.toLocaleString('en-US')} ${outputs.length === 1 ? 'output' : 'outputs'} found in all tabs`}
        </p>
      )}
      {outputs.length > 0 ? (
        <OutputList {...{ outputs, shown, onOpen }} showTabs={isSearch} onShowMore={showMore} />
      ) : isSearch ? (
        <NoSearchResults term={term} onClear={() => search('')} />
      ) : (
        tab !== PROFILE_TAB && <NoOutputs tab={tab} />
      )}
    </>
  );
}
