import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { formatWhole } from '@/lib/format/numbers';
import { LIST_TABS } from '@/resources/outputs/groups';
import { outputsOfTab } from '@/resources/outputs/saved-output';
import { SearchField } from '@/ui/form/search-field';
import { TabPanel, Tabs } from '@/ui/tabs';
import { OutputTabPanel } from './output-tab-panel';
import type { Outputs } from './use-outputs';

/** The saved outputs: a search, tabs with counts, and cards (docs/product/outputs.md#tabs). */
export function SavedOutputs({ outputs }: { outputs: Outputs }) {
  const { query, tab, foundInMonth, typed, lastOpened, search, openTab } = outputs;
  const id = useId();
  const section = useRef<HTMLElement>(null);

  const restoreFocus = useEffectEvent(() => {
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-output]') ?? [];
    const button = Array.from(buttons).find(({ dataset }) => dataset['output'] === lastOpened);
    button?.focus({ preventScroll: true });
  });
  // The full view replaces the list, so closing it restores the focus on the output's button.
  useLayoutEffect(() => restoreFocus(), []);

  // The number of a tab's outputs is its description for screen readers.
  const tabs = LIST_TABS.map(({ value, label }) => ({
    value,
    describedBy: `${id}-count-${value}`,
    label: (
      <>
        <span>{label}</span>
        {/* As wide as two digits, so that the tabs do not move when the outputs are loaded. */}
        <span
          id={`${id}-count-${value}`}
          aria-hidden
          style={{ minWidth: '2ch' }}
          className="num ml-2 inline-block text-left font-normal text-muted"
        >
          {query.data && formatWhole(outputsOfTab(foundInMonth, value).length)}
        </span>
      </>
    ),
  }));

  return (
    <section ref={section} aria-labelledby={`${id}-title`} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={`${id}-title`} className="text-20 font-semibold max-sm:sr-only">
          Saved outputs
        </h2>
        <SearchField label="Search saved outputs" value={typed} onChange={search} />
      </div>
      <Tabs
        label="Saved outputs"
        idBase={id}
        tabs={tabs}
        value={tab}
        onChange={openTab}
        className="mt-1 mb-3 sm:mt-3 sm:mb-5"
      />
      <TabPanel idBase={id} value={tab}>
        <OutputTabPanel outputs={outputs} />
      </TabPanel>
    </section>
  );
}
