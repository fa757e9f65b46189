import { Link } from 'react-router-dom';
import { withTransactions } from '@/components/credits/transactions-search';
import { useModalLink } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { outputUrl, type SavedOutput } from '@/resources/outputs/saved-output';
import type { Receipt } from '@/resources/tools/receipt';
import { buttonClass } from '@/ui/button';

const linkClass = buttonClass({ variant: 'link', className: 'no-underline!' });

/** The links of a receipt to its outputs and transactions (docs/product/catalogue.md#receipt). */
export function ReceiptLinks({ receipt }: { receipt: Receipt<SavedOutput> }) {
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
