import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { platformCostsQuery } from '@/resources/credits/platform-costs/queries';
import { toolCost, type PricedTool, type ToolCost } from '@/resources/tools/cost';

/**
 * The costs of tools; a cost stays unknown if the list of costs cannot be loaded.
 * @param options.enabled whether the list may be requested
 */
export function useToolCosts({ enabled = true } = {}) {
  const { data, isPending } = useQuery({ ...platformCostsQuery, enabled });
  return {
    isPending,
    /** A stable function as long as the list is the same. */
    costOf: useCallback((tool: PricedTool): ToolCost | null => toolCost(tool, data), [data]),
  };
}
