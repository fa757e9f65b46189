import { tabStorage } from '@/lib/storage';

const KEY = 'session.notice';

/** What the login page shows once about the session that has just ended. */
export type SessionNotice = 'expired';

/** Stores a notice for the login page in session storage, which survives the page load there. */
export function storeNotice(notice: SessionNotice): void {
  tabStorage.write(KEY, notice);
}

/** Returns and removes the stored notice; `null` without one. */
export function takeNotice(): SessionNotice | null {
  const notice = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return notice === 'expired' ? notice : null;
}
