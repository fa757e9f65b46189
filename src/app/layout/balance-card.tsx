import { useCredits } from '@/features/credits/use-credits';
import { formatCredits } from '@/lib/format-credits';
import { Skeleton } from '@/ui/skeleton';

/** The Balance card of the phone menu (docs/product/navigation.md#small-screen-menu). */
export function BalanceCard() {
  const { balance } = useCredits();

  return (
    <section
      aria-label="Balance"
      className="num flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-credit-tint px-4 py-3.5 text-credit-text"
    >
      <div className="min-w-0">
        <p className="text-ink-2">Balance</p>
        {balance ? (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 text-24 font-semibold">
              {formatCredits(balance.totalTokens)}
            </span>
            <span className="text-12 font-medium">CREDITS</span>
          </p>
        ) : (
          <Skeleton className="my-1 h-6 w-24 rounded-mark" />
        )}
      </div>
      {balance && balance.reservedTokens > 0 && (
        <p className="text-12">{formatCredits(balance.reservedTokens)} reserved</p>
      )}
    </section>
  );
}
