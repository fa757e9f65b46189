import { useQuery } from '@tanstack/react-query';
import { useCredits } from '@/components/credits/use-credits';
import { ToolThumb } from '@/components/tools/tool-image';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { costAndBalanceText } from '@/resources/tools/cost';
import { toolQuery } from '@/resources/tools/queries';
import { Skeleton } from '@/ui/feedback/skeleton';

/**
 * The tool that credits are bought for, with its cost (docs/product/purchase.md#tool). Renders
 * nothing for a free tool, and while the tool is not known.
 */
export function PurchaseTool({ toolId }: { toolId: string }) {
  const { data: tool } = useQuery(toolQuery(toolId));
  const { loaded } = useCredits();
  const { costOf, isPending } = useToolCosts();
  if (!tool || tool.isFree) return null;
  const text = costAndBalanceText(costOf(tool), loaded?.availableTokens ?? null);

  return (
    <section
      aria-label="Credits for"
      className="mb-5 flex items-center gap-3 rounded-panel border border-line bg-canvas px-3 py-2.5"
    >
      <ToolThumb tool={tool} eager className="h-9 w-12 rounded-mark" />
      <div className="min-w-0">
        <p translate="no" className="font-medium wrap-anywhere">
          {tool.name}
        </p>
        {isPending ? (
          <Skeleton className="my-1 h-3 w-44 rounded-mark" />
        ) : (
          text !== '' && <p className="num text-12 text-muted">{text}</p>
        )}
      </div>
    </section>
  );
}
