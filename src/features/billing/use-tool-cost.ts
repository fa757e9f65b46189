import { useQuery } from '@tanstack/react-query';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { toolCost, type ToolCost } from '@/resources/tools/cost';
import { toolQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { useToolId } from './use-tool-id';

/** The tool that the current URL belongs to; `undefined` without a tool, and while it is not loaded. */
export function useUrlTool(): Tool | undefined {
  const id = useToolId();
  return useQuery({ ...toolQuery(id ?? ''), enabled: id !== null }).data;
}

/**
 * The cost of the tool that the current URL belongs to; `null` without a tool, and while its cost is
 * unknown (docs/product/purchase.md#tool).
 */
export function useToolCost(): ToolCost | null {
  const enabled = useToolId() !== null;
  const tool = useUrlTool();
  const { data: costs } = useQuery({ ...platformCostsQuery, enabled });
  return tool ? toolCost(tool, costs) : null;
}
