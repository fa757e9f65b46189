import { matchPath } from 'react-router-dom';
import { paths, patterns, TOOL_PARAMETER } from '@/config/paths';

/** The id of the tool that a URL belongs to: the tool's page, or the plans opened from it. */
export function toolIdAt({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): string | null {
  const id = matchPath(patterns.tool, pathname)?.params.id;
  if (id !== undefined) return id;
  return pathname === paths.subscription ? new URLSearchParams(search).get(TOOL_PARAMETER) : null;
}
