import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { withTransactions } from '@/components/credits/transactions-search';
import { useModalLink } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { outputUrl } from '@/resources/outputs/saved-output';
import { buttonClass, IconButton } from '@/ui/button';
import type { ToolReceipt } from './use-receipts';

const linkClass = buttonClass({ variant: 'link', className: 'no-underline!' });

/** The links of a receipt to its outputs and transactions (docs/product/catalogue.md#receipt). */
export function ReceiptLinks({ receipt }: { receipt: ToolReceipt }) {
  const { outputs, transactions } = receipt;
  const transactionsLink = useModalLink((search) => withTransactions(search, transactions));
  const [output] = outputs;
  return (
    <>
      {output && (
        <Link
          to={outputs.length === 1 ? outputUrl(output) : `${paths.profile}?tab=${output.tab}`}
          className={linkClass}
        >
          {outputs.length === 1 ? 'Open output' : 'See outputs'}
        </Link>
      )}
      {transactions.length > 0 && (
        <Link {...transactionsLink} className={linkClass}>
          {transactions.length === 1 ? 'See transaction' : 'See transactions'}
        </Link>
      )}
    </>
  );
}

/** The cross that dismisses a receipt. */
export function DismissReceipt({
  onDismiss,
  className,
}: {
  onDismiss: () => void;
  className: string;
}) {
  return (
    <IconButton
      label="Dismiss"
      icon={X}
      iconSize={16}
      size="sm"
      className={className}
      onClick={onDismiss}
    />
  );
}
