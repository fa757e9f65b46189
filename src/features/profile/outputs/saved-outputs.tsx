import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { formatWhole } from '@/lib/format/numbers';
import { LIST_TABS, type ListTab } from '@/resources/outputs/groups';
import { SearchField } from '@/ui/form/search-field';
import { TabPanel, Tabs } from '@/ui/tabs';
import type { OutputListProps } from './output-list';
import { OutputTabPanel } from './output-tab-panel';
import type { Outputs } from './use-outputs';

export interface SavedOutputsProps extends OutputListProps {
  onTab: (tab: ListTab) => void;
  /** Called to show the outputs of all tabs and months. */
  onShowAll: () => void;
  /** Key of the output that was opened last, whose button gets the focus. */
  returnTo: string | null;
}

/** The saved outputs: a search, tabs with counts, and cards (docs/product/outputs.md#tabs). */
export function SavedOutputs({ onTab, onShowAll, returnTo, ...list }: SavedOutputsProps) {
  const { outputs } = list;
  const idBase = useId();
  const section = useRef<HTMLElement>(null);

  const restoreFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-output]') ?? [];
    const button = Array.from(buttons).find(({ dataset }) => dataset['output'] === returnTo);
    button?.focus({ preventScroll: true });
  });
  // The full view replaces the list, so closing it restores the focus on the output's button.
  useLayoutEffect(() => restoreFocus(), []);

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
        value={outputs.listTab}
        onChange={onTab}
        className="mt-1 mb-3 sm:mt-3 sm:mb-5"
      />
      <TabPanel idBase={idBase} value={outputs.listTab}>
        <OutputTabPanel {...list} onShowAll={onShowAll} />
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
