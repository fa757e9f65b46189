import { useId, useRef } from 'react';
import { RotateCw } from 'lucide-react';
import { formatCredits } from '@/lib/format';
import type { Balance } from '@/resources/credits/schema';
import { Button } from '@/ui/button';
import { CreditCoin } from '@/ui/credit-coin';
import { Icon } from '@/ui/icon';
import { Skeleton } from '@/ui/skeleton';
import { CreditBreakdown } from './credit-breakdown';
import { useCredits } from './use-credits';
import { useHoverPanel } from './use-hover-panel';

/** The place of the pill while it is not known what it will say. */
export function CreditPillSkeleton() {
  return <Skeleton className="h-9 w-[68px] shrink-0 rounded-full sm:w-[122px]" />;
}

/**
 * The member's credits, with their breakdown on hover, focus or press (core specification, section
 * 2). A balance that could not be loaded shows zero and a Retry beside it.
 */
export function CreditPill() {
  const { balance, failed, retrying, retry } = useCredits();
  const pill = useRef<HTMLButtonElement>(null);

  async function retryAndStay() {
    // The button goes when it has done its work; the focus must not go with it.
    if (await retry()) pill.current?.focus();
  }

  if (!balance) return <CreditPillSkeleton />;
  return (
    <>
      {failed && (
        <Button
          variant="quiet"
          size="bar"
          busy={retrying}
          aria-label="Retry loading credits"
          className="max-sm:px-2.5"
          onClick={() => void retryAndStay()}
        >
          {!retrying && <Icon of={RotateCw} />}
          <span className="max-sm:hidden">Retry</span>
        </Button>
      )}
      <Pill ref={pill} balance={balance} />
    </>
  );
}

function Pill({ ref, balance }: { ref: React.Ref<HTMLButtonElement>; balance: Balance }) {
  const { open, root, hover, control } = useHoverPanel();
  const panelId = useId();
  const total = formatCredits(balance.totalTokens);
  const hasReserved = balance.reservedTokens > 0;

  return (
    <div ref={root} className="relative min-w-0" {...hover}>
      <button
        ref={ref}
        type="button"
        aria-label={`${total} credits${hasReserved ? `, ${formatCredits(balance.reservedTokens)} reserved` : ''}`}
        aria-describedby={open ? panelId : undefined}
        className="num relative flex h-9 max-w-full items-center gap-2 rounded-full border border-credit-line bg-credit-tint pr-3.5 pl-2.5 font-semibold whitespace-nowrap text-credit-text after:absolute after:-inset-y-1 after:inset-x-0"
        {...control}
      >
        <CreditCoin hollow={balance.totalTokens < 1} />
        <span className="truncate">
          {total} <span className="font-medium max-sm:hidden">credits</span>
        </span>
        {hasReserved && <ReservedMarker />}
      </button>
      {open && (
        // The padding bridges the gap, so that the pointer can cross over without leaving. On
        // phones the menu button stands between the pill and the edge that the panel keeps to.
        <div className="absolute top-full right-0 pt-2 max-md:-right-13">
          <div
            id={panelId}
            role="tooltip"
            className="rise w-72 max-w-[calc(100vw-2*var(--gutter))] rounded-panel border border-line bg-surface px-4 py-3.5 shadow-pop"
          >
            <CreditBreakdown balance={balance} />
          </div>
        </div>
      )}
    </div>
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
