import { createListeners } from '@/lib/listeners';
import type { Candidates } from './overwrite';

let pending: { memberKey: string; candidates: Candidates } | null = null;
const changes = createListeners();

function set(next: typeof pending): void {
  pending = next;
  changes.notify();
}

/**
 * The answers that an upload asks a member to overwrite, until the member decides: in the memory of the tab, because
 * after a reload the upload can be repeated (docs/product/documents.md#overwrite).
 */
export const pendingCandidates = {
  /** `null` without a question. */
  read: (memberKey: string): Candidates | null =>
    pending?.memberKey === memberKey ? pending.candidates : null,
  write: (memberKey: string, candidates: Candidates) => set({ memberKey, candidates }),
  remove: (memberKey: string) => {
    if (pending?.memberKey === memberKey) set(null);
  },
  /** Calls the listener after a change; returns the cleanup function. */
  subscribe: changes.subscribe,
};
