import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useModalLink } from '@/components/use-modal';
import { withModal } from '@/config/modal';
import { paths } from '@/config/paths';
import { isLow, type Outlook } from '@/resources/credits/outlook/outlook';
import { expiryText, lastsText } from '@/resources/credits/outlook/phrases';
import { useOutlook } from '@/resources/credits/outlook/queries';
import type { Balance } from '@/resources/credits/schema';
import { buttonClass, type ButtonVariant } from '@/ui/button';
import { usePurchaseLinkVisibility } from './use-purchase-link-visibility';

/** The outlook in one or two sentences (docs/product/credits.md#outlook). */
export function OutlookText({ outlook }: { outlook: Outlook }) {
  const expiry = expiryText(outlook);
  return (
    <>
      <span className={isLow(outlook) ? 'text-warning' : undefined}>{lastsText(outlook)}</span>
      {expiry !== null && <span>{` ${expiry}`}</span>}
    </>
  );
}

/**
 * The way to more credits when they last less than 7 days: the purchase, or the plans for a member
 * who cannot buy credits.
 * @param props.otherwise shown while they last longer, and for a member without a way to more
 */
export function OutlookAction({
  outlook,
  variant = 'secondary',
  className,
  otherwise = null,
}: {
  outlook: Outlook | undefined;
  variant?: ButtonVariant;
  className?: string;
  otherwise?: ReactNode;
}) {
  const { canPurchase, isSubscribe } = usePurchaseLinkVisibility();
  const purchaseLink = useModalLink((search) => withModal(search, 'buy'));
  if (!outlook || !isLow(outlook) || !(canPurchase || isSubscribe)) return otherwise;
  return (
    <Link
      {...(canPurchase ? purchaseLink : { to: paths.subscription })}
      className={buttonClass({ variant, className })}
    >
      {canPurchase ? 'Buy credits' : 'See plans'}
    </Link>
  );
}

export interface OutlookLineProps {
  balance: Balance;
  className: string;
  /** The link to the outlook, if there is no need to get more credits. */
  link: ReactNode;
  /** Shown until the outlook is loaded, and after a failure. */
  children: ReactNode;
}

/** The outlook of the home page, with its link (docs/product/credits.md#outlook). */
export function OutlookLine({ balance, className, link, children }: OutlookLineProps) {
  const outlook = useOutlook(balance);
  return (
    <>
      <p className={className}>{outlook ? <OutlookText outlook={outlook} /> : children}</p>
      <OutlookAction outlook={outlook} variant="link" className="max-sm:ml-6.5" otherwise={link} />
    </>
  );
}
