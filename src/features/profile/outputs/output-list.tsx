import { formatWhole } from '@/lib/format/numbers';
import { groupByMonth } from '@/resources/outputs/months';
import { toolOfOutput } from '@/resources/outputs/outputs-of-tool';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/select-field';
import { OutputCard } from './output-card';
import type { Outputs } from './use-outputs';

/** The class names of the cards' grid. */
export const outputGridClass =
  'grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 lg:gap-5';

/**
 * The cards of saved outputs by month, paged because a member may have thousands
 * (docs/product/outputs.md#months).
 */
export function OutputList({ outputs }: { outputs: Outputs }) {
  const { outputs: all, month, months, shown, showMore, words, catalogue, openOutput } = outputs;
  const counts = new Map(months.map(({ key, count }) => [key, count]));

  return (
    <>
      {groupByMonth(all.slice(0, shown)).map(({ key, label, outputs: cards }, index) => (
        // The first section has the same key for each month, so that its menu keeps the focus.
        <section key={index === 0 ? 'first' : key} className="mb-6">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-5">
            <h3 className="font-semibold">
              <span>{label}</span>{' '}
              <span className="num ml-0.5 font-normal text-muted">
                {formatWhole(counts.get(key) ?? 0)}
              </span>
            </h3>
            {index === 0 && (months.length > 1 || month !== null) && (
              <MonthMenu outputs={outputs} />
            )}
          </div>
          <ul className={outputGridClass}>
            {cards.map((output) => (
              <OutputCard
                key={output.key}
                output={output}
                tool={toolOfOutput(output, catalogue)}
                words={words}
                onOpen={openOutput}
              />
            ))}
          </ul>
        </section>
      ))}
      {all.length > shown && (
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
          <p className="num text-muted">
            {`Showing ${formatWhole(shown)} of ${formatWhole(all.length)}`}
          </p>
        </div>
      )}
    </>
  );
}

/** A menu of the months with their numbers of outputs (docs/product/outputs.md#months). */
function MonthMenu({ outputs: { months, month, openMonth } }: { outputs: Outputs }) {
  return (
    // Not higher than the heading beside it, and its icon is aligned with the cards.
    <div className="-my-2.5 -mr-2">
      <SelectField
        label="Month"
        isCompact
        options={[
          { value: '', label: 'All months' },
          ...months.map(({ key, label, count }) => ({
            value: key,
            label: `${label} (${formatWhole(count)})`,
          })),
        ]}
        value={month ?? ''}
        onChange={(key) => openMonth(key || null)}
      />
    </div>
  );
}
