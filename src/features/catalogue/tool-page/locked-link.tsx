import { Link } from 'react-router-dom';
import type { MemberAccess } from '@/components/tools/use-member-access';
import { useModalLink } from '@/components/use-modal';
import { withModal } from '@/config/modal';
import { paths, TOOL_PARAMETER } from '@/config/paths';
import { needsPlan } from '@/resources/tools/access';
import { buttonClass } from '@/ui/button';

/**
 * The link from a locked tool to the plans, the purchase dialog or the usage dashboard
 * (docs/product/access.md#plan-or-credits).
 */
export function LockedLink({ toolId, member }: { toolId: string; member: MemberAccess }) {
  const dialogLink = useModalLink((search) =>
    withModal(search, member.canPurchase ? 'buy' : 'usage'),
  );
  const className = buttonClass();
  if (needsPlan(member.planType)) {
    const parameters = new URLSearchParams({ [TOOL_PARAMETER]: toolId });
    return (
      <Link
        to={`${paths.subscription}?${parameters.toString()}`}
        aria-label="See plans to upgrade"
        className={className}
      >
        See plans
      </Link>
    );
  }
  return (
    <Link {...dialogLink} className={className}>
      Buy credits
    </Link>
  );
}
