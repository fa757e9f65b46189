import { useQueryClient } from '@tanstack/react-query';
import { balanceQuery } from '@/resources/credits/queries';
import { recordLaunch } from '@/resources/device-lists/launches';
import { useUser } from '@/resources/session/queries';
import { memberKey } from '@/resources/session/session';

/** Returns a function that stores a launch on this device, with the balance before it. */
export function useRecordLaunch(): (toolId: string) => void {
  const member = memberKey(useUser());
  const client = useQueryClient();
  return (toolId) => {
    const credits = client.getQueryData(balanceQuery.queryKey)?.totalTokens ?? null;
    recordLaunch(member, toolId, Date.now(), credits);
  };
}
