import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { findReturnTool, storeReturnTool } from '@/resources/payments/return-tool';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';
import { toolQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { toolIdAt } from './tool-at';

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
