import { useMemberKey } from '@/resources/session/queries';
import { recordLaunch } from '@/resources/tools/launches';

/** Returns a function that stores a launch on this device. */
export function useRecordLaunch(): (toolId: string) => void {
  const memberKey = useMemberKey();
  return (toolId) => recordLaunch(memberKey, toolId, Date.now());
}
