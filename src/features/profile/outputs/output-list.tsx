import { formatWhole } from '@/lib/format/numbers';
import { shownOutputs, type OutputMonth } from '@/resources/outputs/months';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/select-field';
import { OutputCard } from './output-card';
import type { Outputs } from './use-outputs';

/** The number of cards that show first, and that Show more adds. */
export const PAGE_SIZE = 24;

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5';

export interface OutputListProps {
  outputs: Outputs;
  /** Called with a month of the menu, or `null` for all. */
  onMonth: (month: string | null) => void;
  onOpen: (key: string) => void;
}

/**
 * The cards of saved outputs by month, paged because a member may have thousands
 * (docs/product/outputs.md#months).
 */
export function OutputList({ outputs, onMonth, onOpen }: OutputListProps) {
  const { outputs: found, sections, month, months, shown, showMore, words, catalogue } = outputs;

  return (
    <>
      {shownOutputs(sections, shown).map(({ section, outputs: cards }, index) => (
        // The first section has the same key for each month, so that its menu keeps the focus.
        <section key={index === 0 ? 'first' : section.key} className="mb-6">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
            <h3 className="font-semibold">
              <span>{section.label}</span>{' '}
              <span className="num ml-0.5 font-normal text-muted">
                {formatWhole(section.outputs.length)}
              </span>
            </h3>
            {index === 0 && (months.length > 1 || month !== null) && (
              <MonthMenu {...{ months, month, onMonth }} />
            )}
          </div>
          <ul className={GRID}>
            {cards.map((output) => (
              <OutputCard
                key={output.key}
                output={output}
                tool={toolOfOutput(output, catalogue)}
                {...{ words, onOpen }}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.length > shown && (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
          <p className="num text-muted">
            {`Showing ${formatWhole(shown)} of ${formatWhole(found.length)}`}
          </p>
        </div>
      )}
    </>
  );
}

const ALL_MONTHS = '';

/** A menu of the months with their numbers of outputs (docs/product/outputs.md#months). */
function MonthMenu({
  months,
  month,
  onMonth,
}: {
  months: readonly OutputMonth[];
  month: string | null;
  onMonth: (month: string | null) => void;
}) {
  return (
    // Not higher than the heading beside it, and its icon is aligned with the cards.
    <div className="-my-2.5 -mr-2">
      <SelectField
        label="Month"
        isCompact
        options={[
          { value: ALL_MONTHS, label: 'All months' },
          ...months.map(({ key, label, count }) => ({
            value: key,
            label: `${label} (${formatWhole(count)})`,
          })),
        ]}
        value={month ?? ALL_MONTHS}
        onChange={(key) => onMonth(key === ALL_MONTHS ? null : key)}
      />
    </div>
  );
}
