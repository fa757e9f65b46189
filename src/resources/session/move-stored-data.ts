import { browserStorage } from '@/lib/browser/storage';
import { hashText } from './hash-text';
import type { Identity } from './schema';

/**
 * Moves what is stored for a member under former keys to the present one, and replaces what is there.
 * What is under a former key is always newer, because it is moved at the start of the next session.
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
