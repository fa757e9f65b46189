import { LIST_TABS } from '@/resources/user-assets/groups';
import type { Outputs } from './use-outputs';

/** The tabs with the number of their outputs, which is their description for screen readers. */
export function outputTabs({ query, counts }: Outputs, idBase: string) {
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
            {query.data && counts[value].toLocaleString('en-US')}
          </span>
        </>
      ),
    };
  });
}
