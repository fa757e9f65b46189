import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ToolThumb } from '@/components/tools/tool-image';
import { useMemberAccess } from '@/components/tools/use-member-access';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { useModalLink } from '@/components/use-modal';
import { paths } from '@/config/paths';
import { withModal } from '@/config/modal';
import { balanceText } from '@/lib/format/numbers';
import { paidPlansText } from '@/resources/subscription/plans/paid-plans';
import { plansQuery } from '@/resources/subscription/plans/queries';
import { toolAccess } from '@/resources/tools/access';
import { costLabel } from '@/resources/tools/cost';
import { toolQuery } from '@/resources/tools/queries';
import { buttonClass } from '@/ui/button';
import { cardClass } from '@/ui/card';
import { Skeleton } from '@/ui/feedback/skeleton';

const rowClass = `${cardClass} mt-5 flex min-h-27 flex-wrap items-center gap-3 p-3 sm:min-h-20 sm:gap-4`;

/**
 * The tool that a plan is chosen for, with its cost (docs/product/plans.md#plans-for-a-tool).
 * Renders nothing for a free tool, and for one that could not be loaded.
 */
export function PlanTool({ toolId }: { toolId: string }) {
  const purchaseLink = useModalLink((search) => withModal(search, 'buy'));
  const { data: tool, isPending } = useQuery(toolQuery(toolId));
  const { data: plans } = useQuery(plansQuery);
  const { costOf, isPending: isCostPending } = useToolCosts();
  const member = useMemberAccess();

  if (isPending || isCostPending || member.planPending) {
    return (
      <div aria-hidden className={rowClass}>
        <Skeleton className="h-14 w-18 rounded-control" />
        <Skeleton className="h-4 w-44 rounded-mark" />
      </div>
    );
  }
  if (!tool || tool.isFree) return null;
  const cost = costOf(tool);
  const owned = member.balance ? `You have ${balanceText(member.balance.availableTokens)}` : '';
  const offer = toolAccess({ tool, ...member }).needsPlan ? paidPlansText(plans) : owned;

  return (
    <section aria-label="Plans for" className={rowClass}>
      <ToolThumb tool={tool} eager className="h-14 w-18 rounded-control" />
      <div className="num min-w-0 flex-[1_1_12rem]">
        <p className="line-clamp-2 font-semibold sm:text-16">
          <Link to={paths.tool(tool.id)} translate="no" className="rounded-mark hover:text-brand">
            {tool.name}
          </Link>
          {cost && <span>{`: ${costLabel(cost)}`}</span>}
        </p>
        <p className="min-h-5 text-muted">{offer}</p>
      </div>
      {member.canPurchase && (
        <Link
          {...purchaseLink}
          className={buttonClass({ variant: 'secondary', className: 'max-sm:w-full' })}
        >
          Buy credits without a new plan
        </Link>
      )}
    </section>
  );
}
