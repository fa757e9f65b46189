import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSessionStore } from '@/resources/session/store';
import { Spinner } from '@/ui/spinner';
import { showToast } from '@/ui/toast';
import { fetchUsage, prepareUsage } from './prepare-usage';
import type { UsageDashboardProps } from './dashboard/usage-dashboard';
import { useDashboardCode } from './use-dashboard-code';
import { useUsageModal } from './use-usage-modal';
import { UsageButton } from './usage-button';

export type UsageHostProps = Omit<UsageDashboardProps, 'open' | 'onClose'> & {
  /** Whether the floating button shows, which belongs to the page shell. */
  hasButton: boolean;
};

/**
 * The usage dashboard and the button that opens it, mounted once for all pages. For a visitor there
 * is neither, and nothing is asked for.
 */
export function UsageHost(props: UsageHostProps) {
  const authenticated = useSessionStore((flags) => flags.authenticated);
  return authenticated && <MemberUsage {...props} />;
}

function MemberUsage({ hasButton, ...dashboard }: UsageHostProps) {
  const queryClient = useQueryClient();
  const { isOpen, open, close } = useUsageModal();
  const code = useDashboardCode(isOpen, () => {
    showToast('error', 'Your credit usage could not be opened. Please try again.');
    close();
  });

  useEffect(() => {
    if (isOpen) fetchUsage(queryClient);
  }, [isOpen, queryClient]);

  return (
    <>
      {hasButton && <UsageButton onOpen={open} onIntent={() => prepareUsage(queryClient)} />}
      {code ? (
        <code.UsageDashboard {...dashboard} open={isOpen} onClose={close} />
      ) : (
        isOpen && <Opening />
      )}
    </>
  );
}

function Opening() {
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-scrim">
      <div className="rounded-card bg-surface p-6 shadow-dialog">
        <Spinner>Loading credit usage...</Spinner>
      </div>
    </div>
  );
}
