import { useEffect, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSessionStore } from '@/resources/session/store';
import { Button } from '@/ui/button';
import { Alert } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
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
  const { code, failed, retry } = useDashboardCode(isOpen);

  useEffect(() => {
    if (isOpen) fetchUsage(queryClient);
  }, [isOpen, queryClient]);

  return (
    <>
      {hasButton && <UsageButton onOpen={open} onIntent={() => prepareUsage(queryClient)} />}
      {code ? (
        <code.UsageDashboard {...dashboard} open={isOpen} onClose={close} />
      ) : (
        isOpen && (
          <Veil>{failed ? <NotOpened onRetry={retry} onClose={close} /> : <Opening />}</Veil>
        )
      )}
    </>
  );
}

function Veil({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-scrim p-4">
      <div className="rounded-card bg-surface p-6 shadow-dialog">{children}</div>
    </div>
  );
}

function Opening() {
  return <Spinner>Loading credit usage...</Spinner>;
}

/** Said here and not in a toast: without a connection that would need code of its own as well. */
function NotOpened({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  return (
    <Alert
      tone="danger"
      onDismiss={onClose}
      action={
        <Button variant="link" className="self-start" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Your credit usage could not be opened. Please check your connection and try again.
    </Alert>
  );
}
