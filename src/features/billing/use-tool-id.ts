import { matchPath, useLocation } from 'react-router-dom';
import { paths, TOOL_PARAMETER } from '@/config/paths';
import { routes } from '@/config/routes';

/**
 * The id of the tool that the current URL belongs to: the tool's page, or the plans opened from it;
 * `null` for another page (docs/product/purchase.md#tool).
 */
export function useToolId(): string | null {
  const { pathname, search } = useLocation();
  const id = matchPath(routes.tool.path, pathname)?.params.id;
  if (id !== undefined) return id;
  return pathname === paths.subscription ? new URLSearchParams(search).get(TOOL_PARAMETER) : null;
}
