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
      if (!name.endsWith(`:${former}`)) continue;
      const value = browserStorage.read(name) ?? '';
      // Removed first, so that a large text does not exceed the quota.
      browserStorage.remove(name);
      browserStorage.write(name.slice(0, -former.length) + memberKey, value);
    }
  }
}
