import { Alert } from '@/ui/notice';

function bringIntoView(element: HTMLElement | null) {
  // Not everywhere: where nothing is laid out there is nothing to scroll.
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}

/**
 * What went wrong with a purchase. It stands in the middle that scrolls, just above the button: a
 * long message of the server on a small screen must not push the button out of the dialog.
 */
export function PurchaseAlert({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  return (
    <div ref={bringIntoView} className="mt-5 scroll-mb-5">
      <Alert tone="danger" onDismiss={onDismiss}>
        {message}
      </Alert>
    </div>
  );
}
