import { Alert } from '@/ui/notice';

function scrollToElement(element: HTMLElement | null) {
  // jsdom has no `scrollIntoView`.
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}

/**
 * The error of a purchase. It is in the dialog's scrolling body rather than in its footer, so that
 * a long message does not push the button off a small screen.
 */
export function PurchaseAlert({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  return (
    <div ref={scrollToElement} className="mt-5 scroll-mb-5">
      <Alert tone="danger" onDismiss={onDismiss}>
        {message}
      </Alert>
    </div>
  );
}
