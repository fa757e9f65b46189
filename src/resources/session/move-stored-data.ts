import { browserStorage } from '@/lib/browser/storage';

/**
 * Moves what is stored for a member under former keys to the present one, and replaces what is there.
 * What is under a former key is always newer, because it is moved at the start of the next session.
 * @param formerKeys the oldest first
 */
export function moveStoredData(formerKeys: readonly string[], memberKey: string): void {
  for (const former of formerKeys) {
    if (former === '' || former === memberKey) continue;
    for (const name of browserStorage.keys()) {
      const value = browserStorage.read(name) ?? '';
      if (name.endsWith(`:${former}`)) {
        // Removed first, so that a large text does not exceed the quota.
        browserStorage.remove(name);
        browserStorage.write(name.slice(0, -former.length) + memberKey, value);
      } else if (name.endsWith('-checkouts')) {
        // Lists of all members, each entry with its member.
        const moved = value.replaceAll(memberEntry(former), memberEntry(memberKey));
        if (moved !== value) browserStorage.write(name, moved);
      }
    }
  }
}

function memberEntry(key: string): string {
  return JSON.stringify({ member: key }).slice(1, -1);
}
