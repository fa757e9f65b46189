import { useSyncExternalStore } from 'react';

/**
 * A stored value of a member, which follows its changes in this tab and in other tabs.
 * @param stored a `memberValue`
 */
export function useMemberValue<Value>(
  stored: { read: (memberKey: string) => Value; subscribe: (listener: () => void) => () => void },
  memberKey: string,
): Value {
  return useSyncExternalStore(stored.subscribe, () => stored.read(memberKey));
}
