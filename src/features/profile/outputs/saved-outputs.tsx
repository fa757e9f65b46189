import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { PROFILE_TAB, type ProfileTab } from '@/features/profile/profile-view';
import { formatWhole } from '@/lib/format/decimals';
import { LIST_TABS } from '@/resources/outputs/groups';
import { SearchField } from '@/ui/form/search-field';
import { TabPanel, Tabs } from '@/ui/tabs';
import type { OutputListProps } from './output-list';
import { OutputResults } from './output-results';
import type { Outputs } from './use-outputs';

export interface SavedOutputsProps extends OutputListProps {
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The content of the hidden tab. */
  profile: ReactNode;
  /** Key of the output that was opened last, whose button gets the focus. */
  returnTo: string | null;
}

/** The saved outputs: a search, tabs with counts, and cards (docs/product/outputs.md#tabs). */
export function SavedOutputs({ tab, onTab, profile, returnTo, ...list }: SavedOutputsProps) {
  const { outputs } = list;
  const idBase = useId();
  const isProfile = tab === PROFILE_TAB && outputs.term === '';
  const panel = isProfile ? PROFILE_TAB : outputs.listTab;
  const section = useRef<HTMLElement>(null);

  const restoreFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-output]') ?? [];
    const button = Array.from(buttons).find(({ dataset }) => dataset['output'] === returnTo);
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
  // View Profile opens the hidden tab, which can be below the viewport.
  useEffect(() => {
    if (tab === PROFILE_TAB) scrollIntoViewOnPush();
  }, [tab]);

  return (
    <section ref={section} aria-labelledby={`${idBase}-title`} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${idBase}-title`} className="text-20 font-semibold max-sm:sr-only">
          Saved outputs
        </h2>
        <SearchField label="Search saved outputs" value={outputs.typed} onChange={outputs.search} />
      </div>
      <Tabs
        label="Saved outputs"
        idBase={idBase}
        tabs={outputTabs(outputs, idBase)}
        value={panel}
        onChange={onTab}
        className="mt-1 mb-3 sm:mt-3 sm:mb-5"
      />
      <TabPanel
        idBase={idBase}
        value={panel}
        label={isProfile ? 'Generated profile' : undefined}
        // High enough to be scrolled into view before its content is loaded.
        className={isProfile ? 'max-md:min-h-dvh' : undefined}
      >
        {isProfile ? profile : <OutputResults {...list} onShowAll={() => onTab('all')} />}
      </TabPanel>
    </section>
  );
}

/** The tabs with the number of their outputs, which is their description for screen readers. */
function outputTabs({ query, counts }: Outputs, idBase: string) {
  return LIST_TABS.map(({ value, label }) => {
    const countId = `${idBase}-count-${value}`;
    return {
      value,
      describedBy: countId,
      label: (
        <>
          <span>{label}</span>
          {/* As wide as two digits, so that the tabs do not move when the outputs are loaded. */}
          <span
            id={countId}
            aria-hidden
            style={{ minWidth: '2ch' }}
            className="num ml-2 inline-block text-left font-normal text-muted"
          >
            {query.data && formatWhole(counts[value])}
          </span>
        </>
      ),
    };
  });
}
