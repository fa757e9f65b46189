import { ShieldCheck } from 'lucide-react';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Alert } from '@/ui/notice';

export interface PurchaseFooterProps {
  modal: CreditConfig['modal'];
  busy: boolean;
  /** The alert of the last try; `null` without one. */
  failure: string | null;
  onDismiss: () => void;
  onPurchase: () => void;
}

/** The one press that costs money, what went wrong with it, and the security note. */
export function PurchaseFooter({
  modal,
  busy,
  failure,
  onDismiss,
  onPurchase,
}: PurchaseFooterProps) {
  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      {failure !== null && (
        <Alert tone="danger" onDismiss={onDismiss}>
          {failure}
        </Alert>
      )}
      <Button size="lg" block busy={busy} busyLabel="Processing..." onClick={onPurchase}>
        {modal.buttonText}
      </Button>
      <p className="flex items-center justify-center gap-2 text-12 text-muted">
        <Icon of={ShieldCheck} size={14} />
        {modal.securityText}
      </p>
    </div>
  );
}
