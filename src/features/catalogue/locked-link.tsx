import { Link } from 'react-router-dom';
import { FROM_LIST } from '@/components/back-to-list';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useModalLink } from '@/components/use-modal';
import { paths, TOOL_PARAMETER } from '@/config/paths';
import { withModal } from '@/config/modal';
import { needsPlan } from '@/resources/tools/access';

/**
 * The link from a locked tool to the plans, the purchase dialog or the usage dashboard
 * (docs/product/access.md#plan-or-credits).
 */
export function LockedLink({
  toolId,
  member,
  isInList = false,
  tabIndex,
  className,
}: {
  toolId: string;
  member: MemberAccess;
  /** Whether the link is in a list, and opens the dialog on the tool's page. */
  isInList?: boolean;
  tabIndex?: number;
  className: string;
}) {
  const dialog = member.canPurchase ? 'buy' : 'usage';
  const dialogLink = useModalLink((search) => withModal(search, dialog));
  if (needsPlan(member.planType)) {
    const parameters = new URLSearchParams({ [TOOL_PARAMETER]: toolId });
    return (
      <Link
        to={`${paths.subscription}?${parameters.toString()}`}
        tabIndex={tabIndex}
        className={className}
      >
        <span>See plans</span> <span className="sr-only">to upgrade</span>
      </Link>
    );
  }
  // From the tool's page, the result page of the checkout links to the tool.
  const fromList = {
    to: { pathname: paths.tool(toolId), search: withModal('', dialog) },
    state: FROM_LIST,
  };
  return (
    <Link {...(isInList ? fromList : dialogLink)} tabIndex={tabIndex} className={className}>
      Buy credits
    </Link>
  );
}
