import { useQueryClient } from '@tanstack/react-query';
import { useDashboard } from '@/components/credits/use-dashboard';
import { UsageButton } from '@/features/credits/usage-button/usage-button';
import { LazyUsageDashboard, preloadUsage } from './lazy-usage';
import type { UsageDashboardProps } from './usage-dashboard';

export type UsageHostProps = Omit<UsageDashboardProps, 'open' | 'onOpenChange'> & {
  /** Whether the floating button shows. */
  hasButton: boolean;
};

/** The usage dashboard and the button that opens it, mounted once for all pages of a member. */
export function UsageHost({ hasButton, ...dashboard }: UsageHostProps) {
  const queryClient = useQueryClient();
  const { isOpen, open, close } = useDashboard();

  return (
    <>
      {hasButton && <UsageButton onOpen={open} onIntent={() => preloadUsage(queryClient)} />}
      <LazyUsageDashboard {...dashboard} open={isOpen} onOpenChange={close} />
    </>
  );
}
