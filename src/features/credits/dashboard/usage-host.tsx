import { useDashboard } from '@/components/credits/use-dashboard';
import { UsageButton } from '@/features/credits/usage-button/usage-button';
import { LazyUsageDashboard } from './lazy-usage';
import type { UsageDashboardProps } from './usage-dashboard';

export type UsageHostProps = Omit<UsageDashboardProps, 'open' | 'onOpenChange'> & {
  /** Whether the floating button shows. */
  hasButton: boolean;
};

/** The usage dashboard and the button that opens it, mounted once for all pages of a member. */
export function UsageHost({ hasButton, ...dashboard }: UsageHostProps) {
  const { isOpen, open, close } = useDashboard();

  return (
    <>
      {hasButton && <UsageButton onOpen={open} onIntent={LazyUsageDashboard.preload} />}
      <LazyUsageDashboard {...dashboard} open={isOpen} onOpenChange={close} />
    </>
  );
}
