import type { Ref } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

export interface PurchaseFooterProps {
  modal: CreditConfig['modal'];
  busy: boolean;
  button: Ref<HTMLButtonElement>;
  onPurchase: () => void;
}

/** The button that starts the checkout, and the security note. */
export function PurchaseFooter({ modal, busy, button, onPurchase }: PurchaseFooterProps) {
  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      <Button
        ref={button}
        size="lg"
        block
        busy={busy}
        busyLabel="Processing..."
        onClick={onPurchase}
      >
        <span className="min-w-0 truncate">{modal.buttonText}</span>
      </Button>
      <p className="flex items-center justify-center gap-2 text-12 wrap-anywhere text-muted">
        <Icon of={ShieldCheck} size={14} />
        {modal.securityText}
      </p>
    </div>
  );
}
