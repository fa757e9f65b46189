import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { useToolCosts } from '@/components/tools/use-tool-costs';
import { paths, TOOL_PARAMETER } from '@/config/paths';
import { routes } from '@/config/routes';
import type { ToolCost } from '@/resources/tools/cost';
import { toolQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';

/**
 * The id of the tool that the current URL belongs to: the tool's page, or the plans opened from it;
 * `null` for another page (docs/product/purchase.md#tool).
 */
export function useUrlToolId(): string | null {
  const { pathname, search } = useLocation();
  const id = matchPath(routes.tool.path, pathname)?.params.id;
  if (id !== undefined) return id;
  if (pathname !== paths.subscription) return null;
  return new URLSearchParams(search).get(TOOL_PARAMETER) || null;
}

/**
 * The tool with the id of `useUrlToolId`, and its cost; `undefined` and `null` without such a tool,
 * and while they are unknown.
 */
export function useUrlTool(): { tool: Tool | undefined; cost: ToolCost | null } {
  const id = useUrlToolId();
  const { data: tool } = useQuery({ ...toolQuery(id ?? ''), enabled: id !== null });
  const { costOf } = useToolCosts({ enabled: id !== null });
  return { tool, cost: tool ? costOf(tool) : null };
}
