import { useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
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

/** The tool that a checkout was started from, while it is loading and afterwards. */
export type ReturnTool = Pick<UseQueryResult<Tool>, 'data' | 'isPending'>;

/** The query of the tool that a checkout was started from; `null` if there is none. */
export function useReturnTool(sessionId: string): ReturnTool | null {
  const memberKey = useMemberKey();
  const [toolId] = useState(() => findReturnTool(memberKey, sessionId, Date.now()));
  const { data, isPending } = useQuery({ ...toolQuery(toolId ?? ''), enabled: toolId !== null });
  return toolId === null ? null : { data, isPending };
}
