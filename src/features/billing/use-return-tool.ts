import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { findReturnTool, storeReturnTool } from '@/resources/checkout/return-tool';
import { useMemberKey } from '@/resources/session/queries';
import { toolQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { useUrlToolId } from './use-url-tool';

/** Returns a function that stores the tool of the current URL when a checkout starts. */
export function useStoreReturnTool(): () => void {
  const toolId = useUrlToolId();
  const memberKey = useMemberKey();
  return () => storeReturnTool(memberKey, toolId, Date.now());
}

/**
 * The tool that the last checkout was started from; `undefined` without one, and while it is
 * loading.
 */
export function useReturnTool(): { tool: Tool | undefined; isLoading: boolean } {
  const memberKey = useMemberKey();
  const [toolId] = useState(() => findReturnTool(memberKey, Date.now()));
  const { data, isLoading } = useQuery({ ...toolQuery(toolId ?? ''), enabled: toolId !== null });
  return { tool: data, isLoading };
}
