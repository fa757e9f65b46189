import { browserStorage } from '@/lib/browser/storage';
import { hashText } from './hash-text';
import type { Identity } from './identity-rules';

/**
 * Moves the values that are stored for a member under former keys to the present key. They replace the values
 * under the present key, because they are newer: each session that uses the present key starts with this move,
 * so a value under a former key was stored by a later session, which used the former key.
 */
export function moveStoredData(user: Identity, memberKey: string): void {
  for (const former of formerKeys(user)) {
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

/**
 * The keys of earlier releases, which were not hashed, and that before responses had an id; the oldest
 * first. Not a name, which two members may share.
 */
function formerKeys({ id, email }: Identity): string[] {
  return [email, id, email && hashText(email)];
}
