import { useDashboard } from '@/components/credits/use-dashboard';
import { UsageButton } from '@/features/credits/usage-button/usage-button';
import { lazyDialog } from '@/ui/dialog/lazy-dialog';
import type { UsageDashboardProps } from './usage-dashboard';

/** The usage dashboard, lazy-loaded when it opens or when the page is idle. */
export const LazyUsageDashboard = lazyDialog<UsageDashboardProps>(
  async () => (await import('./usage-dashboard')).UsageDashboard,
  {
    size: 'wide',
    loading: 'Loading credit usage...',
    failure: 'Your credit usage could not be opened. Please check your connection and try again.',
  },
);

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
