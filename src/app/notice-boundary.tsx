import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Alert } from '@/ui/notice';

/**
 * An error boundary for a part outside of the routed page: its fallback is an alert at the bottom
 * of the window with Try Again.
 * @param text a sentence that names the part
 */
export function NoticeBoundary({ text, children }: { text: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div className="fixed bottom-4 left-(--gutter) z-25 max-w-[calc(100vw-2*var(--gutter))] bg-surface shadow-raised">
          <Alert
            tone="danger"
            action={
              <Button variant="link" className="self-start" onClick={retry}>
                Try Again
              </Button>
            }
          >
            {text} The rest of the portal still works.
          </Alert>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
