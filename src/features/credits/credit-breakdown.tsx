import { formatCredits } from '@/lib/format-credits';
import type { Balance } from '@/resources/credits/schema';
import { KeyValue } from '@/ui/key-value';
import { lazyPart } from '@/ui/lazy-part';

// The stacks are requested when the breakdown opens, and so is the code that reads them.
const ExpiringSoon = lazyPart(async () => (await import('./expiring-soon')).ExpiringSoon, {
  failure: () => null,
});

/** The content of the credit pill's tooltip (docs/product/navigation.md#credit-pill). */
export function CreditBreakdown({
  balance,
  hasFailed = false,
}: {
  balance: Balance;
  /** Whether the balance could not be loaded; its figures are zero then. */
  hasFailed?: boolean;
}) {
  const { totalTokens, availableTokens, reservedTokens, activeStackCount } = balance;
  const hasReserved = reservedTokens > 0;
  const rows = [
    { label: 'Total Credits', value: totalTokens },
    { label: 'Available', value: availableTokens },
    ...(hasReserved ? [{ label: 'Reserved', value: reservedTokens }] : []),
    { label: 'Active Stacks', value: activeStackCount },
  ];

  return (
    <>
      <KeyValue
        dense
        className="mt-0.5"
        items={rows.map(({ label, value }) => ({ label, value: formatCredits(value) }))}
      />
      {hasFailed && (
        <p className="border-t border-line pt-2 text-12 text-muted">Couldn’t load your balance.</p>
      )}
      {hasReserved && (
        <p className="border-t border-line pt-2 text-12 text-muted">
          Some credits are reserved for active processes.
        </p>
      )}
      {totalTokens > 0 && <ExpiringSoon />}
    </>
  );
}
