import { useQueryClient } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { useMemberKey } from '@/resources/session/queries';
import { recordLaunch } from '@/resources/tools/launches';

/** Returns a function that stores a launch on this device, with the balance before it. */
export function useRecordLaunch(): (toolId: string) => void {
  const memberKey = useMemberKey();
  const client = useQueryClient();
  return (toolId) => {
    const credits = client.getQueryData(balanceQuery.queryKey)?.totalTokens ?? null;
    recordLaunch(memberKey, toolId, Date.now(), credits);
  };
}
