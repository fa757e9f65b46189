import { useRef } from 'react';
import { RetryBalance } from '@/components/credits/retry-balance';
import { BALANCE_FAILED, useCredits } from '@/components/credits/use-credits';
import { formatCredits } from '@/lib/format/numbers';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PurchaseLinks } from './purchase-links';

/**
 * The Balance card of the phone menu.
 * @param props.onPress called when Buy More or Subscribe is pressed
 */
export function BalanceCard({ onPress }: { onPress: () => void }) {
  const credits = useCredits();
  const { balance, hasFailed } = credits;
  const card = useRef<HTMLElement>(null);

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Balance"
      className="num flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-credit-tint px-4 py-3.5 text-credit-text outline-none"
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
        <p className="text-right text-12">{`${formatCredits(balance.reservedTokens)} reserved`}</p>
      )}
      {hasFailed && (
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-2 text-ink-2">
          <p role="status">{BALANCE_FAILED}</p>
          {/* The focus stays in the menu when the button unmounts after a success. */}
          <RetryBalance
            credits={credits}
            variant="secondary"
            onSuccess={() => card.current?.focus()}
          />
        </div>
      )}
      <PurchaseLinks inMenu onPress={onPress} />
    </section>
  );
}
