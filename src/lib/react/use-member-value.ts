import { useSyncExternalStore } from 'react';

/**
 * A stored value of a member, which follows its changes in this tab and in other tabs.
 * @param stored a `memberValue`
 * @param member the `memberKey`
 */
export function useMemberValue<Value>(
  stored: { read: (member: string) => Value; subscribe: (listener: () => void) => () => void },
  member: string,
): Value {
  return useSyncExternalStore(stored.subscribe, () => stored.read(member));
}
