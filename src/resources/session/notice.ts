import { tabStorage } from '@/lib/storage';

const KEY = 'session.notice';

/** What the login page says once about the session that has just ended. */
export type SessionNotice = 'expired';

/** Leaves a notice for the login page; it survives a full page load on the way there. */
export function leaveNotice(notice: SessionNotice): void {
  tabStorage.write(KEY, notice);
}

/** The notice that was left, once; `null` without one. */
export function takeNotice(): SessionNotice | null {
  const notice = tabStorage.read(KEY);
  tabStorage.remove(KEY);
  return notice === 'expired' ? notice : null;
}
