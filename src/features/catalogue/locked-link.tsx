import { Link } from 'react-router-dom';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { withModal } from '@/config/modal-search-params';
import { paths, TOOL_PARAMETER } from '@/config/paths';
import { needsPlan } from '@/resources/tools/access';

/**
 * The link from a locked tool to the plans, the purchase dialog or the usage dashboard
 * (docs/product/access.md#plan-or-credits).
 */
export function LockedLink({
  toolId,
  member,
  search,
  pathname,
  state,
  tabIndex,
  className,
}: {
  toolId: string;
  member: MemberAccess;
  /** The search string of the page on which the dialog opens. */
  search: string;
  /** The path of the page on which the dialog opens; the current page by default. */
  pathname?: string;
  /** The state of the history entry that the link adds. */
  state?: unknown;
  tabIndex?: number;
  className: string;
}) {
  if (needsPlan(member.planType)) {
    const parameters = new URLSearchParams({ [TOOL_PARAMETER]: toolId });
    return (
      <Link
        to={`${paths.subscription}?${parameters.toString()}`}
        tabIndex={tabIndex}
        className={className}
      >
        {'See plans '}
        <span className="sr-only">to upgrade</span>
      </Link>
    );
  }
  const modal = member.canPurchase ? 'buy' : 'usage';
  return (
    <Link
      to={{ ...(pathname !== undefined && { pathname }), search: withModal(search, modal) }}
      state={state}
      tabIndex={tabIndex}
      className={className}
    >
      Buy credits
    </Link>
  );
}
