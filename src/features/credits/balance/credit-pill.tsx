import { useRef } from 'react';
import { RetryBalance } from '@/components/credits/retry-balance';
import { BALANCE_FAILED, useCredits } from '@/components/credits/use-credits';
import { useDashboard } from '@/components/credits/use-dashboard';
import { formatCredits } from '@/lib/format/numbers';
import type { Balance } from '@/resources/credits/schema';
import { CreditCoin } from '@/ui/credit-coin';
import { DescriptionList } from '@/ui/description-list';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tooltip } from '@/ui/tooltip/tooltip';

/** The skeleton of the pill. */
export function CreditPillSkeleton() {
  return <Skeleton className="h-9 w-[68px] shrink-0 rounded-full sm:w-[122px]" />;
}

/**
 * The member's credits, with their breakdown on hover and focus; a press opens the usage dashboard.
 * A balance that could not be loaded shows zero and a Retry beside it
 * (docs/product/navigation.md#credit-pill).
 * @param offsetRight CSS pixels from the pill's right edge to the breakdown's
 */
export function CreditPill({ offsetRight }: { offsetRight: number }) {
  const credits = useCredits();
  const { balance, hasFailed } = credits;
  const pill = useRef<HTMLButtonElement>(null);

  if (!balance) return <CreditPillSkeleton />;
  return (
    <>
      {hasFailed && (
        <div className="flex items-center gap-1">
          <span role="status" className="text-right text-12 text-muted max-lg:sr-only">
            {BALANCE_FAILED}
          </span>
          {/* Retry unmounts after a success, so the focus moves to the pill. */}
          <RetryBalance
            credits={credits}
            variant="ghost"
            iconOnPhones
            onSuccess={() => pill.current?.focus()}
          />
        </div>
      )}
      <Pill ref={pill} {...{ balance, hasFailed, offsetRight }} />
    </>
  );
}

interface PillProps {
  ref: React.Ref<HTMLButtonElement>;
  balance: Balance;
  hasFailed: boolean;
  offsetRight: number;
}

function Pill({ ref, balance, hasFailed, offsetRight }: PillProps) {
  const total = formatCredits(balance.totalTokens);
  const hasReserved = balance.reservedTokens > 0;
  const { open } = useDashboard();

  return (
    <Tooltip
      tone="paper"
      side="bottom"
      align="end"
      alignOffset={-offsetRight}
      collisionPadding={16}
      content={
        <>
          <p className="font-semibold">Credit Breakdown</p>
          <CreditBreakdown balance={balance} hasFailed={hasFailed} />
        </>
      }
    >
      <button
        ref={ref}
        type="button"
        aria-label={`${total} credits${hasReserved ? `, ${formatCredits(balance.reservedTokens)} reserved` : ''}`}
        className="num relative flex h-9 min-w-0 items-center gap-2 rounded-full border border-credit-line bg-credit-tint pr-3.5 pl-2.5 font-semibold whitespace-nowrap text-credit-text after:absolute after:-inset-y-1.5 after:inset-x-0 @max-[22rem]:gap-[8px] @max-[22rem]:px-[12px]"
        onClick={open}
      >
        <CreditCoin outlined={balance.totalTokens < 1} className="@max-[22rem]:hidden" />
        <span className="truncate">
          <span>{total}</span>{' '}
          <span className="font-medium max-sm:hidden max-md:@max-[36rem]:hidden">credits</span>
        </span>
        {/* A new key restarts the animation. */}
        {hasReserved && <ReservedMarker key={balance.reservedTokens} />}
      </button>
    </Tooltip>
  );
}

function ReservedMarker() {
  return (
    <span
      role="img"
      aria-label="Some credits are reserved"
      className="relative ml-0.5 size-2 shrink-0 rounded-full bg-credit-graphic"
    >
      <span className="pulse-ring absolute -inset-[3px] rounded-full border-[1.5px] border-credit-graphic" />
    </span>
  );
}

/** The content of the credit pill's tooltip (docs/product/navigation.md#credit-pill). */
function CreditBreakdown({
  balance,
  hasFailed,
}: {
  balance: Balance;
  /** Whether the balance could not be loaded; its figures are zero then. */
  hasFailed: boolean;
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
      <DescriptionList
        dense
        className="mt-0.5"
        items={rows.map(({ label, value }) => ({ label, value: formatCredits(value) }))}
      />
      {hasFailed && (
        <p className="border-t border-line pt-2 text-12 text-muted">{`${BALANCE_FAILED}.`}</p>
      )}
      {hasReserved && (
        <p className="border-t border-line pt-2 text-12 text-muted">
          Some credits are reserved for active processes.
        </p>
      )}
    </>
  );
}
