import { useQuery } from '@tanstack/react-query';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { toolCost, type ToolCost } from '@/resources/tools/cost';
import { toolQuery } from '@/resources/tools/queries';
import { useToolId } from './use-tool-id';

/**
 * The cost of the tool that the current URL belongs to; `null` without a tool, and while its cost is
 * unknown (docs/product/purchase.md#tool).
 */
export function useToolCost(): ToolCost | null {
  const id = useToolId();
  const enabled = id !== null;
  const { data: tool } = useQuery({ ...toolQuery(id ?? ''), enabled });
  const { data: costs } = useQuery({ ...platformCostsQuery, enabled });
  return tool ? toolCost(tool, costs) : null;
}
