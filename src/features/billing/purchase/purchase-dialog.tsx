import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useCheckout } from '@/features/billing/use-checkout';
import { useUrlToolId } from '@/features/billing/use-url-tool';
import { readEntryNumber, writeEntryNumber } from '@/lib/browser/history-entry';
import { purchaseAlert } from '@/resources/checkout/checkout-failure';
import { purchaseMutation } from '@/resources/checkout/queries';
import { amountOnSlider, creditsForAmount } from '@/resources/credit-config/amounts';
import { creditOffer } from '@/resources/credit-config/credit-offer';
import { activeConfigQuery } from '@/resources/credit-config/queries';
import type { CreditConfig } from '@/resources/credit-config/schema';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { DialogControl } from '@/ui/dialog/lazy-dialog';
import { Alert } from '@/ui/feedback/alert';
import { ErrorPanel } from '@/ui/feedback/empty-and-error-panels';
import { Icon } from '@/ui/icon';
import { Reason } from '@/ui/tooltip/reason';
import { PurchaseChoice, PurchaseSkeleton } from './purchase-choice';
import { PurchaseTool } from './purchase-tool';

/**
 * The purchase dialog (docs/product/purchase.md#purchase-dialog). Its state is reset each time it
 * opens; closing it cancels the redirect of a checkout request that is still in flight.
 */
export function PurchaseDialog({ open, onOpenChange }: DialogControl) {
  return open && <OpenPurchaseDialog onOpenChange={onOpenChange} />;
}

function OpenPurchaseDialog({ onOpenChange }: Pick<DialogControl, 'onOpenChange'>) {
  const query = useQuery(activeConfigQuery);
  const offer = creditOffer(query);
  const checkout = useCheckout({ mutation: purchaseMutation, toMessage: purchaseAlert });
  const config = offer.state === 'ready' ? offer.config : null;
  const { key: entry } = useLocation();
  const toolId = useUrlToolId();
  const [amount, setAmount] = useAmount(config, entry);
  const buyButton = useRef<HTMLButtonElement>(null);
  const dialogProps = { open: true, onOpenChange, size: 'md' } as const;

  // `Dialog` is the root in all states: a remounted dialog would move the focus again.
  if (offer.state === 'loading') {
    return (
      <Dialog
        {...dialogProps}
        title="Loading Configuration"
        description="Please wait while we load your credit options..."
      >
        <PurchaseSkeleton />
      </Dialog>
    );
  }
  if (offer.state === 'error') {
    return (
      <Dialog
        {...dialogProps}
        title="Configuration Error"
        hasClose={false}
        footer={
          <Button variant="secondary" className="ml-auto" onClick={() => onOpenChange(false)}>
            Close
          </Button>
        }
      >
        <ErrorPanel
          bare
          className="pt-0 pb-0"
          title={offer.message}
          text="Credits can’t be bought right now. Please come back later."
        />
      </Dialog>
    );
  }
  const { modal, name, creditRate } = offer.config;
  const buysNothing = creditsForAmount(amount, creditRate.creditsPerDollar) === 0;
  return (
    <Dialog
      {...dialogProps}
      title={modal.title}
      description={modal.subtitle}
      // The texts come from the server: a long word must not widen the dialog.
      bodyClassName="px-6 pt-2 pb-6 wrap-anywhere max-sm:px-4 max-sm:pb-5"
      footer={
        <div className="flex w-full min-w-0 flex-col gap-3">
          <Reason
            text={buysNothing ? 'Choose a higher amount: this one buys no credits.' : undefined}
          >
            <Button
              ref={buyButton}
              size="lg"
              block
              busy={checkout.busy !== null}
              busyLabel="Processing..."
              onClick={() => {
                writeEntryNumber(entry, 'purchaseAmount', amount);
                checkout.start({ amount, configName: name });
              }}
            >
              <span className="min-w-0 wrap-anywhere">{modal.buttonText}</span>
            </Button>
          </Reason>
          <p className="flex items-center justify-center gap-2 text-12 wrap-anywhere text-muted">
            <Icon of={ShieldCheck} size={14} />
            <span>{modal.securityText}</span>
          </p>
        </div>
      }
    >
      {toolId !== null && <PurchaseTool toolId={toolId} />}
      <PurchaseChoice
        config={offer.config}
        amount={amount}
        onChange={setAmount}
        notice={offer.notice}
        query={query}
      />
      {checkout.failure && (
        <PurchaseAlert
          message={checkout.failure.message}
          onDismiss={() => {
            checkout.dismissFailure();
            // The focus was on the alert, which unmounts.
            buyButton.current?.focus();
          }}
        />
      )}
    </Dialog>
  );
}

/**
 * The amount to pay in the configuration's currency, and its setter: the default until the member
 * chooses one, after Back from a checkout its amount, 0 without a configuration. An amount that is
 * not a preset is clamped to the slider's range and steps, even when the configuration changes
 * later.
 */
function useAmount(config: CreditConfig | null, entry: string): [number, (amount: number) => void] {
  const [choice, setChoice] = useState(() => readEntryNumber(entry, 'purchaseAmount'));
  if (!config) return [0, setChoice];
  const { presets, slider } = config;
  const isPreset = presets.some(({ amount }) => amount === choice);
  const amount = choice ?? slider.default;
  return [isPreset ? amount : amountOnSlider(amount, slider), setChoice];
}

function scrollToElement(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * The error of a purchase. It is in the dialog's scrolling body rather than in its footer, so that
 * a long message does not push the button off a small screen.
 */
function PurchaseAlert({ message, onDismiss }: { message: string; onDismiss: () => void }) {
  return (
    <div ref={scrollToElement} className="mt-5 scroll-mb-5">
      <Alert tone="danger" onDismiss={onDismiss}>
        {message}
      </Alert>
    </div>
  );
}
