import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { ErrorBoundary } from '@/ui/error-boundary';
import { Alert } from '@/ui/notice';

/**
 * Keeps an error of a part that stands outside the routed page from taking the page with it: a
 * notice at the bottom of the window says so and offers to try again.
 * @param text what could not be shown, as a sentence
 */
export function PartBoundary({ text, children }: { text: string; children: ReactNode }) {
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
