import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { memberValue } from '@/lib/browser/member-storage';
import { orNull } from '@/lib/parse/field-schemas';
import { useMemberKey } from '@/resources/session/queries';
import { toolQuery } from '@/resources/tools/queries';
import type { Tool } from '@/resources/tools/schema';
import { useUrlToolId } from './use-url-tool';

/**
 * The id of the tool that the last checkout was started from; `null` without one
 * (docs/product/purchase.md#back-to-the-tool). In local storage, because the hosted checkout may
 * return in another tab.
 */
export const returnTool = memberValue('checkout-return', orNull(v.string()));

/** Returns a function that stores the tool of the current URL when a checkout starts. */
export function useStoreReturnTool(): () => void {
  const toolId = useUrlToolId();
  const memberKey = useMemberKey();
  return () => returnTool.write(memberKey, toolId);
}

/**
 * The tool that the last checkout was started from; `undefined` without one, and while it is
 * loading.
 */
export function useReturnTool(): { tool: Tool | undefined; isLoading: boolean } {
  const memberKey = useMemberKey();
  const [toolId] = useState(() => returnTool.read(memberKey));
  const { data, isLoading } = useQuery({ ...toolQuery(toolId ?? ''), enabled: toolId !== null });
  return { tool: data, isLoading };
}
