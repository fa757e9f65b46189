import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { OUTPUT_TABS } from '@/resources/user-assets/groups';
import { SearchField } from '@/ui/search-field';
import { TabPanel, Tabs } from '@/ui/tabs';
import { NoOutputs, NothingFound, OutputsMissing } from './no-outputs';
import { OutputList } from './output-list';
import { OutputSkeletons } from './output-skeletons';
import { PROFILE_TAB, type ProfileTab } from './profile-view';
import type { Outputs } from './use-outputs';

export interface SavedOutputsProps {
  outputs: Outputs;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** What the hidden tab shows. */
  profile: ReactNode;
  /** Key of the output whose full view was left. */
  returnTo: string | null;
  onOpen: (key: string) => void;
}

/** The right side of the page: tabs, the search over all of them, and cards (section 2). */
export function SavedOutputs(props: SavedOutputsProps) {
  const { outputs, tab, onTab, profile } = props;
  const idBase = useId();
  const isSearch = outputs.term !== '';
  const panel = isSearch ? 'search' : tab;
  const isProfile = !isSearch && tab === PROFILE_TAB;
  const section = useRef<HTMLElement>(null);

  const comeBack = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-output]') ?? [];
    const left = Array.from(buttons).find(({ dataset }) => dataset['output'] === props.returnTo);
    left?.focus({ preventScroll: true });
  });
  // A full view had taken the place of the list: the focus goes back to where it was opened.
  useLayoutEffect(() => comeBack(), []);

  const navigation = useNavigationType();
  const reveal = useEffectEvent(() => {
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (navigation === 'PUSH' && top > window.innerHeight / 2) {
      section.current?.scrollIntoView();
    }
  });
  // View Profile opens the hidden tab from a dialog; on phones it lies below what is visible.
  useEffect(() => {
    if (tab === PROFILE_TAB) reveal();
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
        // High enough to be scrolled to before its content has come.
        className={isProfile ? 'max-md:min-h-dvh' : undefined}
      >
        {isProfile ? profile : <Results {...props} isSearch={isSearch} />}
      </TabPanel>
    </section>
  );
}

function Results({
  outputs: { query, outputs, shown, search, showMore },
  tab,
  isSearch,
  onOpen,
}: SavedOutputsProps & { isSearch: boolean }) {
  if (query.isPending) return <OutputSkeletons />;
  if (!query.data) {
    return <OutputsMissing busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      {/* Always there while searching, so that screen readers hear how it changes. */}
      {isSearch && (
        <p role="status" className="num mb-4 text-muted">
          {`${outputs.length.toLocaleString('en-US')} ${outputs.length === 1 ? 'output' : 'outputs'} found in all tabs`}
        </p>
      )}
      {outputs.length > 0 ? (
        <OutputList {...{ outputs, shown, onOpen }} showTabs={isSearch} onShowMore={showMore} />
      ) : isSearch ? (
        <NothingFound onClear={() => search('')} />
      ) : (
        tab !== PROFILE_TAB && <NoOutputs tab={tab} />
      )}
    </>
  );
}
