import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router-dom';
import { paths, patterns, TOOL_PARAMETER } from '@/config/paths';
import { findReturnTool, storeReturnTool } from '@/resources/payments/return-tool';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { toolQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';

/** The id of the tool that a URL belongs to: the tool's page, or the plans opened from it. */
function toolIdAt({ pathname, search }: { pathname: string; search: string }): string | null {
  const id = matchPath(patterns.tool, pathname)?.params.id;
  if (id !== undefined) return id;
  return pathname === paths.subscription ? new URLSearchParams(search).get(TOOL_PARAMETER) : null;
}

/** Returns a function that stores the tool of the current URL when a checkout starts. */
export function useStoreReturnTool(): () => void {
  const location = useLocation();
  const member = memberKey(useUser());
  return () => storeReturnTool(member, toolIdAt(location), Date.now());
}

/**
 * The tool that a checkout was started from; `null` while it loads, if there is none, and if the
 * API does not have it.
 */
export function useReturnTool(sessionId: string): Tool | null {
  const member = memberKey(useUser());
  const [toolId] = useState(() => findReturnTool(member, sessionId, Date.now()));
  const { data } = useQuery({ ...toolQuery(toolId ?? ''), enabled: toolId !== null });
  return data ?? null;
}
